import { Provider } from "jotai/react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { render } from "vitest-browser-react";
import { store } from "../lib/storage/store.ts";

/**
 * Renders whole pages with their own landmarks, from the app's routes, at an address such as `/haku`.
 * @returns as `renderRoutes`
 */
export async function renderApp(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const screen = await render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return Object.assign(screen, { router });
}
