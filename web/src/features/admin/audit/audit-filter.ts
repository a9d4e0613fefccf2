import { AuditAction, type AuditEvent, AuditKind } from "@halkopiha/domain/admin/audit.ts";
import { listAudit, searchAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { CalendarDay, Id } from "@halkopiha/domain/schemas/primitives.ts";
import type * as z from "zod/mini";
import { api, type CallOptions } from "../../../lib/api/client.ts";
import { pageSize } from "../../../lib/api/page-size.ts";
import { findSearch, parseSearchId, searchIdParam } from "../../../lib/forms/searches.ts";

/** What narrows the change log; undefined values do not. */
export interface AuditFilter {
  /** Id of the admin who made the change. */
  by?: string | undefined;
  kind?: AuditKind | undefined;
  action?: AuditEvent["action"] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Id of the searched text, which is not in the URL because it may be a person's name. */
  searchId?: string | undefined;
}

function parseParam<S extends z.ZodMiniType>(schema: S, word: string | null): z.output<S> | undefined {
  const checked = schema.safeParse(word);
  return checked.success ? checked.data : undefined;
}

/** Parses the URL's parameters; invalid values are ignored. */
export function parseAuditFilter(params: URLSearchParams): AuditFilter {
  return {
    by: parseParam(Id, params.get("kuka")),
    kind: parseParam(AuditKind, params.get("kohde")),
    action: parseParam(AuditAction, params.get("teko")),
    from: parseParam(CalendarDay, params.get("alku")),
    to: parseParam(CalendarDay, params.get("loppu")),
    searchId: parseSearchId(params),
  };
}

/** Query string of a filter; what does not narrow the list is omitted. */
export function formatAuditFilter({ by, kind, action, from, to, searchId }: AuditFilter): `?${string}` {
  const params = { kuka: by, kohde: kind, teko: action, alku: from, loppu: to, [searchIdParam]: searchId };
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `?${new URLSearchParams(given)}`;
}

export const isNarrowed = (filter: AuditFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** The searched text of a filter; undefined without one. */
export const findSearchedText = ({ searchId }: AuditFilter): string | undefined =>
  searchId === undefined ? undefined : findSearch(searchId);

/** Requests a page of the change log; a search text is sent in the body, because platforms log URLs. @throws ApiError */
export function loadAuditPage(filter: AuditFilter, cursor?: string, options?: CallOptions) {
  const { searchId: _, ...filters } = filter;
  const search = findSearchedText(filter);
  const query = { ...filters, limit: pageSize, cursor };
  return search === undefined
    ? api(listAudit, { query }, options)
    : api(searchAudit, { body: { ...query, search } }, options);
}
