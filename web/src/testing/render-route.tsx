import { Provider } from "jotai/react";
import type { ReactElement } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { render } from "vitest-browser-react";
import { store } from "../lib/storage/store.ts";

/**
 * Renders the routes in the app's providers, at an address such as `/kirjaudu?paluu=1`.
 * @returns the locators of the page, and the router, whose `state.location` shows where the page has led
 */
export async function renderRoutes(routes: RouteObject[], address = "/") {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(
    <Provider store={store}>
      <main>
        <RouterProvider router={router} />
      </main>
    </Provider>,
  );
  return Object.assign(screen, { router });
}

/** Renders the exports of a route module, such as `loader` and `Component`, at every address. */
export const renderRoute = (route: Pick<RouteObject, "loader" | "Component" | "handle">, address?: string) =>
  renderRoutes([{ path: "*", HydrateFallback: () => null, ...route }], address);

/** Renders a component in the app's providers. */
export const renderInApp = (element: ReactElement) => renderRoutes([{ path: "*", element }]);
