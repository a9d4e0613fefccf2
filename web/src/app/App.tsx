import { Provider } from "jotai/react";
import { RouteError } from "./RouteError.tsx";
import { pages } from "./router.tsx";
import { Pages } from "./routing/Pages.tsx";
import type { Shown } from "./routing/prepare.ts";
import { Shell } from "./Shell.tsx";
import { store } from "./store.ts";

/** The whole app, within a router. `first` is the page to begin with, when it has been prepared. */
export function App({ first }: { first: Shown | null }) {
  return (
    <Provider store={store}>
      <Pages
        routes={pages}
        first={first}
        shell={(page) => <Shell>{page}</Shell>}
        failed={(error) => <RouteError error={error} />}
      />
    </Provider>
  );
}
