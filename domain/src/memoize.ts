/** What is made when it is first asked for, and kept: a module that is loaded should cost nothing. */
export function memoize<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
