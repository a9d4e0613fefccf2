let file = 0;

/** Called before each test file: what `oncePerFile` has made is made again. */
export function startFile(): void {
  file += 1;
}

/**
 * Calls `make` on the first call in a test file, and returns the same promise afterwards. The files of a worker share their modules, but a login of one
 * file does not last for the next ones: the twentieth later login of the same user ends it.
 */
export function oncePerFile<T>(make: () => Promise<T>): () => Promise<T> {
  let made: { file: number; promise: Promise<T> } | undefined;
  return () => {
    if (made?.file !== file) made = { file, promise: make() };
    return made.promise;
  };
}
