import type { createBrowserRouter } from "react-router-dom";

/** Resolves when the router has run the loaders of the first page, or after so many milliseconds. */
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
/** Lets the browser handle input and paint before the work goes on in a task of its own. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
