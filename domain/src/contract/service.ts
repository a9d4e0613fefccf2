import * as z from "zod/mini";
import { defineCall } from "./call.ts";

export const health = defineCall({
  method: "GET",
  path: "/api/health",
  access: "anyone",
  summary:
    "200 with the version; 503 when Firestore or Auth does not answer within two seconds, naming them in `failed`.",
  response: z.object({ status: z.literal("ok"), version: z.string() }),
});

export const openapi = defineCall({
  method: "GET",
  path: "/api/openapi.json",
  access: "anyone",
  summary: "This document.",
  response: z.looseObject({ openapi: z.string() }),
});
