/** Resolves with 0 at the first Ctrl-C or other wish to end; until then the process keeps running. */
export function interrupted(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve(0));
  });
}
