import { Provider } from "jotai/react";
import { Router } from "wouter";
import { RouteError } from "./RouteError.tsx";
import { named } from "./routing/location.ts";
import { Pages } from "./routing/Pages.tsx";
import type { PageRoute, Redirect } from "./routing/page-route.ts";
import type { Shown } from "./routing/prepare.ts";
import { Shell } from "./Shell.tsx";
import { store } from "./store.ts";

export interface AppProps {
  routes: readonly PageRoute[];
  /** The page to begin with, when it has been prepared. */
  first: Shown | null;
  /** When that is a frame: the page, on its way. */
  coming?: Promise<Shown | Redirect> | undefined;
  /** Where it stands, when there is no browser to know. */
  path?: string;
}

/** The whole app. */
export function App({ routes, first, coming, path }: AppProps) {
  return (
    <Provider store={store}>
      <Router aroundNav={named} {...(path !== undefined && { ssrPath: path })}>
        <Pages
          routes={routes}
          first={first}
          coming={coming}
          shell={(page) => <Shell>{page}</Shell>}
          failed={(error) => <RouteError error={error} />}
        />
      </Router>
    </Provider>
  );
}
