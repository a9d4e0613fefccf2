import type { Call } from "@halkopiha/domain/contract/call.ts";
import { toCanonicalQuery } from "@halkopiha/domain/contract/canonical-query.ts";
import { expect } from "vitest";
import { withQuery } from "../../lib/api/with-query.ts";

/** Expects that a call with this query has the one URL under which the CDN caches its answer. */
export function expectCachedUrl(call: Call, query: Readonly<Record<string, unknown>>): void {
  const url = withQuery(call.path, query);
  const sent = Object.fromEntries(new URLSearchParams(url.split("?")[1]));
  expect(url).toBe(withQuery(call.path, Object.fromEntries(toCanonicalQuery(call, sent))));
}
