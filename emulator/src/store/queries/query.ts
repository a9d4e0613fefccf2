import type { FieldPath } from "../documents/field-path.ts";
import type { Value } from "../documents/value.ts";
import type { Scope } from "./scope.ts";

export type FieldOperator =
  | "<"
  | "<="
  | ">"
  | ">="
  | "=="
  | "!="
  | "in"
  | "not-in"
  | "array-contains"
  | "array-contains-any";

export type UnaryOperator = "is-null" | "is-nan" | "is-not-null" | "is-not-nan";

export interface FieldFilter {
  readonly op: FieldOperator;
  readonly field: FieldPath;
  readonly value: Value;
}

export interface UnaryFilter {
  readonly op: UnaryOperator;
  readonly field: FieldPath;
}

export interface CompositeFilter {
  readonly op: "and" | "or";
  readonly filters: readonly Filter[];
}

export type LeafFilter = FieldFilter | UnaryFilter;
export type Filter = CompositeFilter | LeafFilter;

export interface OrderBy {
  readonly field: FieldPath;
  readonly descending: boolean;
}

/** A position in the order; `before` puts it ahead of the documents equal to it. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

export interface Nearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: "EUCLIDEAN" | "COSINE" | "DOT_PRODUCT";
  readonly limit: number;
  readonly threshold: number | undefined;
  readonly resultField: FieldPath | undefined;
}

/** A query as the client sent it, without implicit orders. */
export interface Query {
  readonly scope: Scope;
  readonly where: Filter | undefined;
  readonly orders: readonly OrderBy[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  readonly select: readonly FieldPath[] | undefined;
  readonly nearest: Nearest | undefined;
}

export function isComposite(filter: Filter): filter is CompositeFilter {
  return filter.op === "and" || filter.op === "or";
}

/** All leaf conditions of a filter. */
export function getLeafFilters(filter: Filter | undefined): LeafFilter[] {
  if (!filter) return [];
  return isComposite(filter) ? filter.filters.flatMap(getLeafFilters) : [filter];
}

/** The conditions that every result fulfils: those that are not below an OR with alternatives. */
export function getRequiredFilters(filter: Filter | undefined): LeafFilter[] {
  if (!filter) return [];
  if (!isComposite(filter)) return [filter];
  const [only, ...others] = filter.filters;
  if (filter.op === "or") return only && others.length === 0 ? getRequiredFilters(only) : [];
  return filter.filters.flatMap(getRequiredFilters);
}
