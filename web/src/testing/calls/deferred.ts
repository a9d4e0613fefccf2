/** A promise that the test resolves, like that of `Promise.withResolvers`, which ES2023 does not have. */
export function createDeferred(): { promise: Promise<void>; resolve(): void } {
  let resolvePromise = () => {};
  const promise = new Promise<void>((resolve) => {
    resolvePromise = resolve;
  });
  return { promise, resolve: () => resolvePromise() };
}
