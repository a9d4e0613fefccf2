import "./without-stack-traces.ts";
import { Provider } from "jotai/react";
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type createBrowserRouter, RouterProvider } from "react-router-dom";
import { store } from "../lib/storage/store.ts";
import { restoreStackTraces } from "./without-stack-traces.ts";

restoreStackTraces();

interface UsableProps {
  root: HTMLElement;
  onCommit(): void;
  children: ReactNode;
}

/** A prerendered skeleton is inert; the first commit of the page that replaces it makes the root usable in the same task. */
function Usable({ root, onCommit, children }: UsableProps) {
  useLayoutEffect(() => {
    root.inert = false;
    onCommit();
  }, [root, onCommit]);
  return children;
}

/**
 * Renders the app into its root, or hydrates the prerendered page. Resolves with the first commit: what changes the state of the app must
 * wait for it, or the page would differ from its HTML.
 */
export function mount(
  root: HTMLElement,
  router: ReturnType<typeof createBrowserRouter>,
  hydrates: boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const app = (
      <StrictMode>
        <Usable root={root} onCommit={resolve}>
          <Provider store={store}>
            <RouterProvider router={router} />
          </Provider>
        </Usable>
      </StrictMode>
    );
    // A transition renders in time slices, so that the existing content stays scrollable.
    startTransition(() => {
      if (hydrates) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  });
}
