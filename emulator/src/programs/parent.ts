const pollInterval = 1000;

/** Stops once the process that started us is gone, so that no orphan holds the port. */
export function exitWithParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, pollInterval);
  timer.unref();
}
