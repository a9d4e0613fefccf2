import * as z from "zod/mini";
import { SecurityEvent, SecurityEventFilter } from "../../admin/security-event.ts";
import { Id, NextCursor, PageQuery } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

export const listSecurityEvents = defineCall({
  method: "GET",
  path: "/api/admin/securityevents",
  access: "root",
  summary: "Logins, failed and denied attempts, changes of credentials and exports, the latest first.",
  query: z.object({
    ...PageQuery,
    kinds: z._default(SecurityEventFilter, "all"),
    /** Only events of this account. */
    user: z.optional(Id),
  }),
  response: z.object({ events: z.array(SecurityEvent), nextCursor: NextCursor }),
});
