import type { SecurityEventFilter, securityEventGroups } from "@halkopiha/domain/admin/security-event.ts";
import { Id } from "@halkopiha/domain/schemas/primitives.ts";

/** What narrows the list of security events. */
export interface EventFilter {
  kinds: SecurityEventFilter;
  /** Id of an account; undefined for all. */
  user?: string | undefined;
}

/** The groups as the URL names them. */
const groupParams = {
  logins: "kirjautumiset",
  failed: "epaonnistuneet",
  denied: "evatyt",
  credentials: "tunnukset",
  exports: "lataukset",
} as const satisfies Record<keyof typeof securityEventGroups, string>;

const groups = ["logins", "failed", "denied", "credentials", "exports"] as const;

/** Parses the URL's parameters; invalid values are ignored. */
export function parseEventFilter(params: URLSearchParams): EventFilter {
  const user = Id.safeParse(params.get("tili"));
  return {
    kinds: groups.find((group) => groupParams[group] === params.get("ryhma")) ?? "all",
    user: user.success ? user.data : undefined,
  };
}

/** Query string of a filter; what does not narrow the list is omitted. */
export function formatEventFilter({ kinds, user }: EventFilter): `?${string}` {
  const params = { ...(kinds !== "all" && { ryhma: groupParams[kinds] }), ...(user && { tili: user }) };
  return `?${new URLSearchParams(params)}`;
}
