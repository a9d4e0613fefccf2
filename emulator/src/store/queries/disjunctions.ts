import { invalidArgument, RpcError } from "../../shared/rpc-error.ts";
import { getArrayElements } from "./filter.ts";
import { type Filter, getLeafFilters, isComposite, type LeafFilter } from "./query.ts";

const maxDisjunctions = 30;

/** @throws RpcError when Firestore does not support the combination of filters */
export function checkFilter(filter: Filter | undefined): void {
  const leaves = getLeafFilters(filter);
  for (const leaf of leaves) checkOperand(leaf);
  checkNegations(filter, leaves);
  if (leaves.filter(({ op }) => op === "array-contains" || op === "array-contains-any").length > 1) {
    throw new RpcError("FAILED_PRECONDITION", "Only a single array-contains clause is allowed in a query");
  }
  if (filter && countDisjunctions(filter) > maxDisjunctions) {
    throw invalidArgument(
      `Too many disjunctions after normalization. The query is limited to ${maxDisjunctions} disjunctions.`,
    );
  }
}

const listLimits: Partial<Record<LeafFilter["op"], number>> = {
  in: 30,
  "array-contains-any": 30,
  "not-in": 10,
};

function checkOperand(leaf: LeafFilter): void {
  const limit = listLimits[leaf.op];
  if (limit === undefined || !("value" in leaf)) return;
  const name = leaf.op.toUpperCase().replaceAll("-", "_");
  const length = getArrayElements(leaf.value).length;
  if (length === 0) throw invalidArgument(`'${name}' requires an non-empty ArrayValue.`);
  if (length > limit) throw invalidArgument(`'${name}' supports up to ${limit} comparison values.`);
}

function checkNegations(filter: Filter | undefined, leaves: readonly LeafFilter[]): void {
  const negations = leaves.filter(({ op }) => {
    return op === "!=" || op === "not-in" || op === "is-not-null" || op === "is-not-nan";
  });
  if (negations.length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', or 'IS_NOT_NAN' filter allowed per query.",
    );
  }
  const besides = leaves.some(({ op }) => op === "in" || op === "array-contains-any") || hasOr(filter);
  if (besides && negations.some(({ op }) => op === "not-in")) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

function hasOr(filter: Filter | undefined): boolean {
  if (!filter || !isComposite(filter)) return false;
  return (filter.op === "or" && filter.filters.length > 1) || filter.filters.some(hasOr);
}

function countDisjunctions(filter: Filter): number {
  if (isComposite(filter)) {
    const counts = filter.filters.map(countDisjunctions);
    return filter.op === "and"
      ? counts.reduce((product, count) => product * count, 1)
      : counts.reduce((sum, count) => sum + count, 0);
  }
  return isAlternative(filter) ? getArrayElements(filter.value).length : 1;
}

function isAlternative(filter: LeafFilter): filter is Extract<LeafFilter, { value: unknown }> {
  return filter.op === "in" || filter.op === "array-contains-any";
}

/** The filter in disjunctive normal form (an OR of ANDs); `in` and `array-contains-any` become ORs. */
export function toDisjunctions(filter: Filter | undefined): LeafFilter[][] {
  if (!filter) return [[]];
  if (!isComposite(filter)) return expandAlternatives(filter).map((leaf) => [leaf]);
  const parts = filter.filters.map(toDisjunctions);
  if (filter.op === "or" && parts.length > 0) return parts.flat();
  return parts.reduce<LeafFilter[][]>(
    (all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  );
}

function expandAlternatives(leaf: LeafFilter): LeafFilter[] {
  if (!isAlternative(leaf)) return [leaf];
  const op = leaf.op === "in" ? "==" : "array-contains";
  return getArrayElements(leaf.value).map((value) => ({ op, field: leaf.field, value }));
}
