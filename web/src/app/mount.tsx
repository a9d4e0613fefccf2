import { Provider } from "jotai/react";
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type createBrowserRouter, RouterProvider } from "react-router-dom";
import { store } from "../lib/storage/store.ts";

/** A skeleton in the HTML is inert; the first commit of the page that replaces it makes the root usable in the same task. */
function Usable({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    root.inert = false;
  }, [root]);
  return children;
}

/** Renders the app into its root, or hydrates the page that the build has prerendered there. */
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
  // In slices: what stands there can be scrolled meanwhile.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
