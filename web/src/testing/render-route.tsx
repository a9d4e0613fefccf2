import { Provider } from "jotai/react";
import type { ReactElement } from "react";
import { createMemoryRouter, parsePath, type RouteObject, RouterProvider } from "react-router-dom";
import { render } from "vitest-browser-react";
import { store } from "../lib/storage/store.ts";

const asWholePage = (page: ReactElement) => page;
const inMain = (page: ReactElement) => <main>{page}</main>;

async function renderRouter(
  routes: RouteObject[],
  address: string,
  wrap: (page: ReactElement) => ReactElement,
) {
  // With a key of its own, as the app gives one to every entry: React Router would restore the scroll position that another test has left at
  // the key `default`.
  const entry = { ...parsePath(address), key: crypto.randomUUID() };
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const screen = await render(<Provider store={store}>{wrap(<RouterProvider router={router} />)}</Provider>);
  return Object.assign(screen, { router });
}

/**
 * Renders the routes in the app's providers, at an address such as `/kirjaudu?paluu=1`.
 * @returns the locators of the page, and the router, whose `state.location` shows where the page has led
 */
export const renderRoutes = (routes: RouteObject[], address = "/") => renderRouter(routes, address, inMain);

/** Renders whole pages with their own landmarks, from the app's routes. @returns as {@link renderRoutes} */
export const renderApp = (routes: RouteObject[], address: string) =>
  renderRouter(routes, address, asWholePage);

/** Renders the exports of a route module, such as `loader` and `Component`, at an address. Other addresses, such as the login's, are empty. */
export function renderRoute(
  route: Pick<RouteObject, "loader" | "shouldRevalidate" | "Component" | "handle">,
  address = "/",
) {
  const { pathname } = new URL(address, location.origin);
  // Not at every address: a loader that redirects would lead to itself, for ever.
  return renderRoutes(
    [
      { path: pathname, HydrateFallback: () => null, ...route },
      { path: "*", element: null },
    ],
    address,
  );
}

/** Renders a component in the app's providers. */
export const renderInApp = (element: ReactElement) => renderRoutes([{ path: "*", element }]);
