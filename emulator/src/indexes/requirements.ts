import { type FieldPath, formatFieldPath, isNamePath } from "../store/documents/field-path.ts";
import { toDisjunctions } from "../store/queries/disjunctions.ts";
import type { PreparedQuery } from "../store/queries/prepared-query.ts";
import type { LeafFilter, OrderBy } from "../store/queries/query.ts";
import type { IndexField } from "./definitions.ts";

/** The index that one disjunct of a query needs. */
export interface IndexRequirement {
  /** The fields with an equality filter. */
  readonly equal: readonly string[];
  /** The field with an array-contains filter. */
  readonly contains: string | undefined;
  /** The order of the entries after the fields above. */
  readonly sort: readonly IndexField[];
}

/** The index requirements of each disjunct of a query, including the fields that are summed or averaged. */
export function toIndexRequirements(
  { query, orders }: PreparedQuery,
  aggregated: readonly FieldPath[],
): IndexRequirement[] {
  return toDisjunctions(query.where).map((leaves) => toIndexRequirement(leaves, orders, aggregated));
}

function toIndexRequirement(
  leaves: readonly LeafFilter[],
  orders: readonly OrderBy[],
  aggregated: readonly FieldPath[],
): IndexRequirement {
  const named = leaves.filter(({ field }) => !isNamePath(field));
  const equal = [...new Set(named.filter(isEquality).map(({ field }) => formatFieldPath(field)))].sort();
  const contains = named.find(({ op }) => op === "array-contains");
  const sort = orders
    .map(({ field, descending }): IndexField => {
      return { field: formatFieldPath(field), mode: descending ? "desc" : "asc" };
    })
    .filter(({ field }) => !equal.includes(field));
  return {
    equal,
    contains: contains && formatFieldPath(contains.field),
    sort: withAggregated(withoutTrailingName(sort), aggregated, equal),
  };
}

function isEquality({ op }: LeafFilter): boolean {
  return op === "==" || op === "is-null" || op === "is-nan";
}

// An index implies the name in the direction of its last field; without another field the name can be read in either direction.
function withoutTrailingName(sort: readonly IndexField[]): readonly IndexField[] {
  const last = sort.at(-1);
  const before = sort.at(-2);
  if (last?.field !== "__name__") return sort;
  return !before || before.mode === last.mode ? sort.slice(0, -1) : sort;
}

function withAggregated(
  sort: readonly IndexField[],
  aggregated: readonly FieldPath[],
  equal: readonly string[],
): readonly IndexField[] {
  const present = new Set([...equal, ...sort.map(({ field }) => field)]);
  const missing = [...new Set(aggregated.map(formatFieldPath))].filter((field) => !present.has(field));
  return [...sort, ...missing.map((field) => ({ field, mode: "asc" }) as const)];
}
