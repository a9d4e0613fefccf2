import { Provider } from "jotai/react";
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type createBrowserRouter, RouterProvider } from "react-router-dom";
import { store } from "../lib/storage/store.ts";

/** A prerendered skeleton is inert; the first commit of the page that replaces it makes the root usable in the same task. */
function Usable({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    root.inert = false;
  }, [root]);
  return children;
}

/** Renders the app into its root, or hydrates the prerendered page. */
export function mount(
  root: HTMLElement,
  router: ReturnType<typeof createBrowserRouter>,
  isPrerendered: boolean,
): void {
  const app = (
    <StrictMode>
      <Usable root={root}>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </Usable>
    </StrictMode>
  );
  // A transition renders in time slices, so that the existing content stays scrollable.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
