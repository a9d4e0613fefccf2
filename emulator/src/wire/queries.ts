import { invalidArgument } from "../shared/rpc-error.ts";
import { type FieldPath, isNamePath, parseFieldPath } from "../store/documents/field-path.ts";
import { checkId, type Path } from "../store/documents/path.ts";
import type { Aggregation } from "../store/queries/aggregate.ts";
import type {
  Cursor,
  FieldOperator,
  Filter,
  Nearest,
  OrderBy,
  Query,
  UnaryOperator,
} from "../store/queries/query.ts";
import type { WireAggregation, WireCursor, WireFilter, WireQuery } from "./messages.ts";
import { decodeOperand, decodeValue } from "./values.ts";

/** Reads a structured query over the documents below `parent`. */
export function decodeQuery(parent: Path, wire: WireQuery | undefined): Query {
  if (!wire) throw invalidArgument("A query must be a structured query.");
  const [from, ...others] = wire.from ?? [];
  if (others.length > 0)
    throw invalidArgument("StructuredQuery.from cannot have more than one collection selector.");
  const collectionId = from?.collectionId || undefined;
  if (collectionId !== undefined) checkId(collectionId);
  return {
    scope: { parent, collectionId, allDescendants: from ? (from.allDescendants ?? false) : true },
    where: wire.where && decodeFilter(wire.where),
    orders: (wire.orderBy ?? []).map(({ field, direction }) => decodeOrder(field?.fieldPath, direction)),
    startAt: wire.startAt && decodeCursor(wire.startAt),
    endAt: wire.endAt && decodeCursor(wire.endAt),
    offset: wire.offset ?? 0,
    limit: wire.limit && (wire.limit.value ?? 0),
    select: wire.select && decodeSelection(wire.select.fields ?? []),
    nearest: wire.findNearest && decodeNearest(wire.findNearest),
  };
}

// A projection without fields selects all fields; a projection of `__name__` only selects none.
function decodeSelection(fields: readonly { fieldPath?: string }[]): FieldPath[] | undefined {
  if (fields.length === 0) return undefined;
  return fields.map(({ fieldPath }) => decodeField(fieldPath)).filter((path) => !isNamePath(path));
}

function decodeField(text: string | undefined): FieldPath {
  if (text === undefined) throw invalidArgument("A query names a field without a path.");
  return parseFieldPath(text);
}

function decodeOrder(text: string | undefined, direction: string | undefined): OrderBy {
  return { field: decodeField(text), descending: direction === "DESCENDING" };
}

function decodeCursor(wire: WireCursor): Cursor {
  return { values: (wire.values ?? []).map(decodeOperand), before: wire.before ?? false };
}

const fieldOperators: Readonly<Record<string, FieldOperator>> = {
  LESS_THAN: "<",
  LESS_THAN_OR_EQUAL: "<=",
  GREATER_THAN: ">",
  GREATER_THAN_OR_EQUAL: ">=",
  EQUAL: "==",
  NOT_EQUAL: "!=",
  ARRAY_CONTAINS: "array-contains",
  IN: "in",
  ARRAY_CONTAINS_ANY: "array-contains-any",
  NOT_IN: "not-in",
};

const unaryOperators: Readonly<Record<string, UnaryOperator>> = {
  IS_NAN: "is-nan",
  IS_NULL: "is-null",
  IS_NOT_NAN: "is-not-nan",
  IS_NOT_NULL: "is-not-null",
};

function decodeFilter(wire: WireFilter): Filter {
  if (wire.compositeFilter) {
    const { op, filters } = wire.compositeFilter;
    if (op !== "AND" && op !== "OR") throw invalidArgument("A composite filter must be AND or OR.");
    return { op: op === "AND" ? "and" : "or", filters: (filters ?? []).map(decodeFilter) };
  }
  if (wire.fieldFilter) {
    const op = fieldOperators[wire.fieldFilter.op ?? ""];
    if (!op) throw invalidArgument("A field filter must have an operator.");
    return {
      op,
      field: decodeField(wire.fieldFilter.field?.fieldPath),
      value: decodeOperand(wire.fieldFilter.value),
    };
  }
  const op = unaryOperators[wire.unaryFilter?.op ?? ""];
  if (!op) throw invalidArgument("A filter must say what it compares.");
  return { op, field: decodeField(wire.unaryFilter?.field?.fieldPath) };
}

function decodeNearest(wire: NonNullable<WireQuery["findNearest"]>): Nearest {
  const vector = decodeValue(wire.queryVector);
  if (vector.type !== "vector") throw invalidArgument("The query vector must be a vector.");
  const measure = wire.distanceMeasure;
  if (measure !== "EUCLIDEAN" && measure !== "COSINE" && measure !== "DOT_PRODUCT") {
    throw invalidArgument("A nearest-neighbour query must have a distance measure.");
  }
  const limit = wire.limit?.value ?? 0;
  if (limit < 1 || limit > 1000)
    throw invalidArgument("The limit of a nearest-neighbour query must be 1 to 1000.");
  return {
    field: decodeField(wire.vectorField?.fieldPath),
    vector: vector.values,
    measure,
    limit,
    threshold: wire.distanceThreshold && (wire.distanceThreshold.value ?? 0),
    resultField: wire.distanceResultField ? decodeField(wire.distanceResultField) : undefined,
  };
}

/** Reads the aggregations of a query; the default alias is `field_1`, `field_2` and so on. */
export function decodeAggregations(wire: readonly WireAggregation[] | undefined): Aggregation[] {
  if (!wire || wire.length === 0) throw invalidArgument("Aggregations can not be empty.");
  const seen = new Set<string>();
  return wire.map((aggregation, index) => {
    const alias = aggregation.alias || `field_${index + 1}`;
    if (seen.has(alias)) throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}`);
    seen.add(alias);
    return decodeAggregation(aggregation, alias);
  });
}

function decodeAggregation(wire: WireAggregation, alias: string): Aggregation {
  if (wire.count) {
    const upTo = wire.count.upTo && Number(wire.count.upTo.value ?? 0);
    if (upTo !== undefined && upTo < 1)
      throw invalidArgument("The bound of a count must be greater than zero.");
    return { alias, kind: "count", upTo };
  }
  const field = decodeField((wire.sum ?? wire.avg)?.field?.fieldPath);
  if (isNamePath(field)) throw invalidArgument("Aggregations are not supported for the property: __key__");
  return { alias, kind: wire.sum ? "sum" : "average", field };
}
