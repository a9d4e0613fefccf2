const lookEvery = 1000;

/** Stops once the process that started us is gone, so that no orphan holds the port. */
export function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, lookEvery);
  timer.unref();
}
