import { readField, type StoredDocument, withField } from "../documents/document.ts";
import type { Nearest } from "./query.ts";

/** The documents whose vectors are nearest to the query's, nearest first. */
export function findNearest(documents: readonly StoredDocument[], nearest: Nearest): StoredDocument[] {
  const found: { document: StoredDocument; distance: number }[] = [];
  for (const document of documents) {
    const value = readField(document.fields, nearest.field);
    if (value?.type !== "vector" || value.values.length !== nearest.vector.length) continue;
    const distance = distances[nearest.measure](value.values, nearest.vector);
    if (isWithin(distance, nearest)) found.push({ document, distance });
  }
  const sign = nearest.measure === "DOT_PRODUCT" ? -1 : 1;
  found.sort((a, b) => sign * (a.distance - b.distance));
  return found.slice(0, nearest.limit).map(({ document, distance }) => {
    if (!nearest.resultField) return document;
    const value = { type: "double", value: distance } as const;
    return { ...document, fields: withField(document.fields, nearest.resultField, value) };
  });
}

// A dot product grows with similarity, a distance shrinks.
function isWithin(distance: number, { threshold, measure }: Nearest): boolean {
  if (Number.isNaN(distance)) return false;
  if (threshold === undefined) return true;
  return measure === "DOT_PRODUCT" ? distance >= threshold : distance <= threshold;
}

type Vector = readonly number[];

const distances: Record<Nearest["measure"], (a: Vector, b: Vector) => number> = {
  EUCLIDEAN: (a, b) => Math.hypot(...a.map((value, index) => value - (b[index] ?? 0))),
  COSINE: (a, b) => 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)),
  DOT_PRODUCT: dot,
};

function dot(a: Vector, b: Vector): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}
