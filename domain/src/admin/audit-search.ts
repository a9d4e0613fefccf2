import * as z from "zod/mini";
import { CalendarDay, Id, PageQuery } from "../schemas/primitives.ts";
import { toPrefixes, toPrefixPairs } from "../search/search-words.ts";
import { AuditAction, type AuditEvent, AuditKind } from "./audit.ts";

/** Filters of the change log; each narrows the list further. */
export const auditFilters = {
  /** Id of the admin who made the change. */
  by: z.optional(Id),
  kind: z.optional(AuditKind),
  action: z.optional(AuditAction),
  /** Made on this day in Finland or later. */
  from: z.optional(CalendarDay),
  /** Made on this day or earlier. */
  to: z.optional(CalendarDay),
};

export const AuditQuery = z.object({ ...auditFilters, ...PageQuery });

export const AuditSearch = z.object({
  ...auditFilters,
  /** Words of the name or id of what was changed, or of the admin's user name. */
  search: z.string().check(z.trim(), z.maxLength(100)),
  ...PageQuery,
});

/** The index terms of an audit event: the words of what was changed, its id, and the admin's user name. */
export function toAuditSearchWords({ by, target }: Pick<AuditEvent, "by" | "target">): string[] {
  const texts = [target.name, target._id, by.username];
  return [...new Set([...toPrefixes(texts), ...toPrefixPairs(texts)])].slice(0, maxTerms);
}

/** Maximum number of index terms of an event; a name of usual length has a tenth of it. */
const maxTerms = 400;
