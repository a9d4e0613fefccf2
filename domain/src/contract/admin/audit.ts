import * as z from "zod/mini";
import { AuditEvent } from "../../admin/audit.ts";
import { NextCursor, Page } from "../../schemas/primitives.ts";
import { call } from "../call.ts";

export const listAudit = call({
  method: "GET",
  path: "/api/admin/audit",
  access: "root",
  summary: "What admins have changed, newest first; kept for two years.",
  query: z.object(Page),
  answer: z.object({ entries: z.array(AuditEvent), nextCursor: NextCursor }),
});
