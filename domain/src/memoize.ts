/** Calls `make` on the first call and returns the cached value afterwards. Keeps module loading free of cost. */
export function memoize<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
