import type { createBrowserRouter } from "react-router-dom";

/** Resolves when the router has run the loaders of the first page, or after a timeout in milliseconds. */
export function waitForRouter(
  router: ReturnType<typeof createBrowserRouter>,
  timeout = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (state.initialized) done();
    });
    const timer = Number.isFinite(timeout) ? setTimeout(done, timeout) : undefined;
    function done() {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
  });
}
