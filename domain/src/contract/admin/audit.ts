import * as z from "zod/mini";
import { AuditEvent } from "../../admin/audit.ts";
import { NextCursor, PageQuery } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

export const listAudit = defineCall({
  method: "GET",
  path: "/api/admin/audit",
  access: "root",
  summary: "What admins have changed, newest first; kept for two years.",
  query: z.object(PageQuery),
  response: z.object({ entries: z.array(AuditEvent), nextCursor: NextCursor }),
});
