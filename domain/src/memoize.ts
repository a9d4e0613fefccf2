/** Calls `make` on the first call and returns the cached value afterwards. Modules load without running `make`. */
export function memoize<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
