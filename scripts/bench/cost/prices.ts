/**
 * Euros for each 100,000 documents above the free daily quota: list prices in US dollars of Firestore, Standard edition, in a
 * multi-region, as often quoted; a dollar counts as a euro. To be compared with https://cloud.google.com/firestore/pricing before a budget is made
 * of them.
 */
const eurosPer100k = { reads: 0.06, writes: 0.18, deletes: 0.02 };

export interface Operations {
  reads: number;
  writes: number;
  deletes: number;
}

/** What operations cost in euros, without the free daily quota. */
export function toEuros(operations: Operations): number {
  const { reads, writes, deletes } = eurosPer100k;
  const units = operations.reads * reads + operations.writes * writes + operations.deletes * deletes;
  return units / 100_000;
}
