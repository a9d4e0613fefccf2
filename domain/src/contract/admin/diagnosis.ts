import * as z from "zod/mini";
import { defineCall } from "../call.ts";

export const readDiagnosis = defineCall({
  method: "GET",
  path: "/api/admin/diagnosis",
  access: "root",
  summary:
    "The network by which the server counts the caller: one that all visitors share makes them share each limit.",
  response: z.object({ network: z.string() }),
});
