const pollInterval = 1000;

/** Calls `stop` when the parent process has exited, so that no orphaned process blocks the port. */
export function exitWithParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, pollInterval);
  timer.unref();
}
