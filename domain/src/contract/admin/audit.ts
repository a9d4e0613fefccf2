import * as z from "zod/mini";
import { AuditEvent } from "../../admin/audit.ts";
import { AuditQuery, AuditSearch } from "../../admin/audit-search.ts";
import { NextCursor } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const response = z.object({ entries: z.array(AuditEvent), nextCursor: NextCursor });

export const listAudit = defineCall({
  method: "GET",
  path: "/api/admin/audit",
  access: "root",
  summary: "What admins have changed, newest first; kept for two years.",
  query: AuditQuery,
  response,
});

/** The text may be a person's name, so it is in the body: platforms log URLs. */
export const searchAudit = defineCall({
  method: "POST",
  path: "/api/admin/audit/search",
  safe: true,
  access: "root",
  summary: "The changes of `listAudit` that match a text, newest first.",
  body: AuditSearch,
  response,
});
