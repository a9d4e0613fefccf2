import * as z from "zod/mini";
import { ErrorReport } from "../errors/error-report.ts";
import { defineCall } from "./call.ts";

export const reportError = defineCall({
  method: "POST",
  path: "/api/errors",
  access: "anyone",
  summary:
    "Reports an error of the app in a browser. It is scrubbed, and counted with those of the same cause.",
  body: ErrorReport,
  maxBodySize: 10_000,
  response: z.object({}),
});
