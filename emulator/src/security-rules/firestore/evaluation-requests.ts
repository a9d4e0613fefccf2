import type { AccessCheck, Operation } from "../../call/access-check.ts";
import { formatFieldPath } from "../../store/documents/field-path.ts";
import { toDisjunctions } from "../../store/queries/disjunctions.ts";
import type { LeafFilter } from "../../store/queries/query.ts";
import { isInScope } from "../../store/queries/scope.ts";
import { parseDatabaseName } from "../../wire/names.ts";
import type { DocumentLookups } from "../language/evaluate/document-lookups.ts";
import type { EvaluationRequest } from "../language/evaluate/evaluation.ts";
import type { TargetPath } from "../language/evaluate/pattern.ts";
import { createMap, createPath, type RuleValue } from "../language/values/value.ts";
import { createQueryResource, findDocumentPath } from "./query-constraints.ts";
import { documentPath, toAuth, toResource, toTimestamp } from "./rule-values.ts";

type ListAccess = Extract<Operation, { method: "list" }>;
type DocumentAccess = Exclude<Operation, { method: "list" }>;

/**
 * The evaluation requests of an operation, one for each disjunct of a query's filter. The operation is allowed when the rules allow all of
 * them.
 */
export function toEvaluationRequests(
  check: AccessCheck,
  access: Operation,
  lookups: DocumentLookups,
): EvaluationRequest[] {
  if (access.method !== "list") return [createDocumentRequest(check, access, lookups)];
  const { where } = access.query.query;
  return toDisjunctions(where).map((filters) => createListRequest(check, access, filters, lookups));
}

function createDocumentRequest(
  check: AccessCheck,
  access: DocumentAccess,
  lookups: DocumentLookups,
): EvaluationRequest {
  const { database } = check;
  const path = documentPath(database, access.path);
  const next = "next" in access ? access.next : undefined;
  const details: [string, RuleValue][] = next ? [["resource", toResource(database, next)]] : [];
  return {
    method: access.method,
    target: path,
    request: createRequestVariable(check, access, [["path", path], ...details]),
    resource: toResource(database, access.stored),
    lookups,
    debug,
  };
}

function createListRequest(
  check: AccessCheck,
  access: ListAccess,
  filters: readonly LeafFilter[],
  lookups: DocumentLookups,
): EvaluationRequest {
  const { database } = check;
  const { parent, collectionId } = access.query.query.scope;
  const collectionPath = collectionId === undefined ? parent : [...parent, collectionId];
  return {
    method: "list",
    target: toTargetPath(database, access, filters),
    request: createRequestVariable(check, access, [
      ["path", documentPath(database, collectionPath)],
      ["query", toQueryVariable(access)],
    ]),
    resource: createQueryResource(database, filters),
    lookups,
    debug,
  };
}

function createRequestVariable(
  { caller, time }: AccessCheck,
  { method }: Operation,
  details: [string, RuleValue][],
): RuleValue {
  return createMap([["auth", toAuth(caller)], ["method", method], ["time", toTimestamp(time)], ...details]);
}

/** The paths of the documents that a query could find. */
function toTargetPath(database: string, { query }: ListAccess, filters: readonly LeafFilter[]): TargetPath {
  const { scope } = query.query;
  const root = ["databases", parseDatabaseName(database).id, "documents"];
  const name = findDocumentPath(filters);
  if (name && !scope.allDescendants && isInScope(scope, name)) return createPath([...root, ...name]);
  const above = [...root, ...scope.parent];
  const segments = [...above, scope.collectionId, undefined];
  return { segments, gap: scope.allDescendants ? above.length : undefined };
}

function toQueryVariable({ query: { query }, pageSize }: ListAccess): RuleValue {
  const limit = pageSize ?? query.limit;
  return createMap([
    ["limit", limit === undefined ? null : BigInt(limit)],
    ["offset", BigInt(query.offset)],
    [
      "orderBy",
      createMap(
        query.orders.map(({ field, descending }) => [formatFieldPath(field), descending ? "DESC" : "ASC"]),
      ),
    ],
  ]);
}

function debug(value: RuleValue): void {
  console.info("debug() in rules:", value);
}
