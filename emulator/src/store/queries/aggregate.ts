import { readField, type StoredDocument } from "../documents/document.ts";
import type { FieldPath } from "../documents/field-path.ts";
import { isNumber, type NumberValue, nullValue, type Value } from "../documents/value.ts";

/** One aggregate over the results of a query. */
export type Aggregation =
  | { readonly alias: string; readonly kind: "count"; readonly upTo: number | undefined }
  | { readonly alias: string; readonly kind: "sum" | "average"; readonly field: FieldPath };

const smallest = -(2n ** 63n);
const largest = 2n ** 63n - 1n;

/** Computes the aggregations; returns their values by alias. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Map<string, Value> {
  const counted = filterByAggregatedFields(documents, aggregations);
  return new Map(
    aggregations.map((aggregation) => [aggregation.alias, computeAggregation(counted, aggregation)]),
  );
}

// When a query also has a sum or an average, its count includes only documents that have those fields.
function filterByAggregatedFields(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): readonly StoredDocument[] {
  const fields = aggregations.flatMap((aggregation) =>
    aggregation.kind === "count" ? [] : [aggregation.field],
  );
  if (fields.length === 0) return documents;
  return documents.filter((document) =>
    fields.every((field) => readField(document.fields, field) !== undefined),
  );
}

function computeAggregation(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.kind === "count") {
    const count = Math.min(documents.length, aggregation.upTo ?? documents.length);
    return { type: "integer", value: BigInt(count) };
  }
  const numbers = documents
    .map((document) => readField(document.fields, aggregation.field))
    .filter((value) => isNumber(value));
  return aggregation.kind === "sum" ? sum(numbers) : average(numbers);
}

function sum(numbers: readonly NumberValue[]): NumberValue {
  let integers = 0n;
  let doubles = 0;
  let exact = true;
  for (const number of numbers) {
    if (number.type === "integer") integers += number.value;
    else {
      exact = false;
      doubles += number.value;
    }
  }
  if (exact && integers >= smallest && integers <= largest) return { type: "integer", value: integers };
  // Adding to 0 turns a single −0.0 into 0.0.
  return { type: "double", value: doubles + Number(integers) };
}

function average(numbers: readonly NumberValue[]): Value {
  if (numbers.length === 0) return nullValue;
  return { type: "double", value: Number(sum(numbers).value) / numbers.length };
}
