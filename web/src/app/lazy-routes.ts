import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Loads the modules of the routes at a path, so that a router created after it can render them, or their `HydrateFallback`, at once. A
 * module that fails to load stays lazy: the router requests it again and shows the error.
 */
export async function loadLazyRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const module = await route.lazy();
      delete route.lazy;
      Object.assign(route, module);
    }),
  );
}
