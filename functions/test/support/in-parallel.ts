/** Runs `work` for every item, at most `limit` at the same time, and returns the results in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const runners = Array.from({ length: limit }, async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  });
  await Promise.all(runners);
  return results;
}
