import * as z from "zod/mini";
import { AuditEvent } from "../audit.ts";
import { call } from "../contract.ts";
import { NextCursor, Page } from "../primitives.ts";

export const listAudit = call({
  method: "GET",
  path: "/api/admin/audit",
  access: "root",
  summary: "What admins have changed, newest first; kept for two years.",
  query: z.object(Page),
  answer: z.object({ entries: z.array(AuditEvent), nextCursor: NextCursor }),
});
