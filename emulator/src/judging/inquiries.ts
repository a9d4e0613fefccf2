import type { Access, Trial } from "../judge.ts";
import type { Accesses } from "../rules/accesses.ts";
import type { Trail } from "../rules/pattern.ts";
import type { Inquiry } from "../rules/run.ts";
import { mapOf, pathOf, type RuleValue } from "../rules/value.ts";
import { disjunctionsOf } from "../store/disjunctions.ts";
import { formatFieldPath } from "../store/field-path.ts";
import type { LeafFilter } from "../store/query.ts";
import { inScope } from "../store/scope.ts";
import { partsOf } from "../wire/names.ts";
import { nameIn, resourceOfQuery } from "./query-knowledge.ts";
import { authOf, documentPath, resourceOf, timeOf } from "./rule-values.ts";

type ListAccess = Extract<Access, { method: "list" }>;
type DocumentAccess = Exclude<Access, { method: "list" }>;

/** What rules must say yes to, all of it, so that an access is allowed. */
export function inquiriesOf(trial: Trial, access: Access, accesses: Accesses): Inquiry[] {
  if (access.method !== "list") return [documentInquiry(trial, access, accesses)];
  const { where } = access.query.query;
  return disjunctionsOf(where).map((filters) => listInquiry(trial, access, filters, accesses));
}

function documentInquiry(trial: Trial, access: DocumentAccess, accesses: Accesses): Inquiry {
  const { database } = trial;
  const path = documentPath(database, access.path);
  const next = "next" in access ? access.next : undefined;
  const details: [string, RuleValue][] = next ? [["resource", resourceOf(database, next)]] : [];
  return {
    method: access.method,
    trail: path,
    request: requestOf(trial, access, [["path", path], ...details]),
    resource: resourceOf(database, access.stored),
    accesses,
    debug,
  };
}

function listInquiry(
  trial: Trial,
  access: ListAccess,
  filters: readonly LeafFilter[],
  accesses: Accesses,
): Inquiry {
  const { database } = trial;
  const { parent, collectionId } = access.query.query.scope;
  const place = collectionId === undefined ? parent : [...parent, collectionId];
  return {
    method: "list",
    trail: trailOf(database, access, filters),
    request: requestOf(trial, access, [
      ["path", documentPath(database, place)],
      ["query", queryOf(access)],
    ]),
    resource: resourceOfQuery(database, filters),
    accesses,
    debug,
  };
}

function requestOf({ caller, time }: Trial, { method }: Access, details: [string, RuleValue][]): RuleValue {
  return mapOf([["auth", authOf(caller)], ["method", method], ["time", timeOf(time)], ...details]);
}

/** Where the documents lie that a query could find. */
function trailOf(database: string, { query }: ListAccess, filters: readonly LeafFilter[]): Trail {
  const { scope } = query.query;
  const root = ["databases", partsOf(database).id, "documents"];
  const name = nameIn(filters);
  if (name && !scope.allDescendants && inScope(scope, name)) return pathOf([...root, ...name]);
  const above = [...root, ...scope.parent];
  const segments = [...above, scope.collectionId, undefined];
  return { segments, gap: scope.allDescendants ? above.length : undefined };
}

function queryOf({ query: { query }, pageSize }: ListAccess): RuleValue {
  const limit = pageSize ?? query.limit;
  return mapOf([
    ["limit", limit === undefined ? null : BigInt(limit)],
    ["offset", BigInt(query.offset)],
    [
      "orderBy",
      mapOf(
        query.orders.map(({ field, descending }) => [formatFieldPath(field), descending ? "DESC" : "ASC"]),
      ),
    ],
  ]);
}

function debug(value: RuleValue): void {
  console.info("debug() in rules:", value);
}
