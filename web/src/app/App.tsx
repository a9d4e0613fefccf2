import { Provider } from "jotai/react";
import { Router } from "wouter";
import { RouteError } from "./RouteError.tsx";
import { pages } from "./router.tsx";
import { named } from "./routing/location.ts";
import { Pages } from "./routing/Pages.tsx";
import type { Redirect } from "./routing/page-route.ts";
import type { Shown } from "./routing/prepare.ts";
import { Shell } from "./Shell.tsx";
import { store } from "./store.ts";

interface Props {
  /** The page to begin with, when it has been prepared. */
  first: Shown | null;
  /** When that is a frame: the page, on its way. */
  coming?: Promise<Shown | Redirect> | undefined;
  /** Where it stands, when there is no browser to know. */
  path?: string;
}

/** The whole app. */
export function App({ first, coming, path }: Props) {
  return (
    <Provider store={store}>
      <Router aroundNav={named} {...(path !== undefined && { ssrPath: path })}>
        <Pages
          routes={pages}
          first={first}
          coming={coming}
          shell={(page) => <Shell>{page}</Shell>}
          failed={(error) => <RouteError error={error} />}
        />
      </Router>
    </Provider>
  );
}
