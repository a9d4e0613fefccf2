import { RpcError } from "../shared/rpc-error.ts";
import type { FieldPath } from "../store/documents/field-path.ts";
import type { PreparedQuery } from "../store/queries/prepared-query.ts";
import type { CompositeIndex, IndexDefinitions, IndexField, Mode, QueryScope } from "./definitions.ts";
import { type IndexRequirement, toIndexRequirements } from "./requirements.ts";

/** The collection or collection group that a query runs over. */
interface IndexScope {
  readonly collectionId: string;
  readonly queryScope: QueryScope;
}

/** Creates a check that throws FAILED_PRECONDITION for a query for which production would need a missing index. */
export function strictIndexes(definitions: IndexDefinitions) {
  return (prepared: PreparedQuery, aggregatedFields: readonly FieldPath[] = []): void => {
    const { collectionId, allDescendants } = prepared.query.scope;
    if (collectionId === undefined) return;
    const indexScope = {
      collectionId,
      queryScope: allDescendants ? "COLLECTION_GROUP" : "COLLECTION",
    } as const;
    for (const need of toIndexRequirements(prepared, aggregatedFields)) {
      if (!isServed(need, indexScope, definitions)) throw createMissingIndexError(need, indexScope);
    }
  };
}

function isServed(need: IndexRequirement, indexScope: IndexScope, definitions: IndexDefinitions): boolean {
  return (
    servedBySingleFields(need, indexScope, definitions) || servedByComposites(need, indexScope, definitions)
  );
}

function servedBySingleFields(
  { equal, contains, sort }: IndexRequirement,
  indexScope: IndexScope,
  definitions: IndexDefinitions,
): boolean {
  const has = (field: string, modes: readonly Mode[]) =>
    hasSingleField(field, modes, indexScope, definitions);
  const compared = [...equal, ...(contains === undefined ? [] : [contains])];
  if (sort.length === 0) {
    return equal.every((field) => has(field, ["asc", "desc"])) && (!contains || has(contains, ["contains"]));
  }
  const [only, ...others] = sort;
  return (
    compared.length === 0 && others.length === 0 && only !== undefined && has(only.field, ["asc", "desc"])
  );
}

function hasSingleField(
  field: string,
  modes: readonly Mode[],
  { collectionId, queryScope }: IndexScope,
  { overrides }: IndexDefinitions,
): boolean {
  const own = overrides.filter((override) => override.collectionId === collectionId);
  const override = own.find((one) => one.field === field) ?? own.find((one) => one.field === "*");
  if (!override) return queryScope === "COLLECTION";
  return override.indexes.some((index) => index.queryScope === queryScope && modes.includes(index.mode));
}

function servedByComposites(
  need: IndexRequirement,
  indexScope: IndexScope,
  { composites }: IndexDefinitions,
): boolean {
  const compared = new Set([...need.equal, ...(need.contains === undefined ? [] : [need.contains])]);
  const covered = new Set<string>();
  let found = false;
  for (const index of composites) {
    if (index.collectionId !== indexScope.collectionId || index.queryScope !== indexScope.queryScope)
      continue;
    const head = findPrefix(index, need);
    if (!head) continue;
    found = true;
    for (const { field } of head) covered.add(field);
  }
  return found && [...compared].every((field) => covered.has(field));
}

/** The index's fields before the required order, if the index ends with that order or its reverse and starts with filtered fields only. */
function findPrefix({ fields }: CompositeIndex, need: IndexRequirement): readonly IndexField[] | undefined {
  const cut = fields.length - need.sort.length;
  if (cut < 0) return undefined;
  const head = fields.slice(0, cut);
  const tail = fields.slice(cut);
  const serves = head.every(({ field, mode }) => {
    return mode === "contains" ? field === need.contains : need.equal.includes(field);
  });
  return serves && (isSame(tail, need.sort) || isReverse(tail, need.sort)) ? head : undefined;
}

function isSame(tail: readonly IndexField[], sort: readonly IndexField[]): boolean {
  return tail.every(({ field, mode }, at) => field === sort[at]?.field && mode === sort[at]?.mode);
}

function isReverse(tail: readonly IndexField[], sort: readonly IndexField[]): boolean {
  const reversed = sort.map(({ field, mode }) => ({ field, mode: mode === "asc" ? "desc" : "asc" }) as const);
  return isSame(tail, reversed);
}

function createMissingIndexError(need: IndexRequirement, { collectionId, queryScope }: IndexScope): RpcError {
  const fields = [
    ...need.equal.map((field) => ({ fieldPath: field, order: "ASCENDING" })),
    ...(need.contains === undefined ? [] : [{ fieldPath: need.contains, arrayConfig: "CONTAINS" }]),
    ...need.sort.map(({ field, mode }) => ({
      fieldPath: field,
      order: mode === "desc" ? "DESCENDING" : "ASCENDING",
    })),
  ];
  const [only, ...others] = fields;
  // A single field is indexed by a field override, not by a composite index.
  const entry =
    only && others.length === 0
      ? createOverride(collectionId, queryScope, only)
      : { collectionGroup: collectionId, queryScope, fields };
  return new RpcError(
    "FAILED_PRECONDITION",
    `The query requires an index. You can create it here: firestore.indexes.json ${JSON.stringify(entry)}`,
  );
}

function createOverride(
  collectionGroup: string,
  queryScope: QueryScope,
  field: { fieldPath: string },
): object {
  const { fieldPath, ...mode } = field;
  return { collectionGroup, fieldPath, indexes: [{ ...mode, queryScope }] };
}
