import { createPath, type Location, matchRoutes, type RouteObject } from "react-router";
import { type LoaderArgs, type PageModule, type PageRoute, Redirect } from "./page-route.ts";

/** A page that can be shown: its code and what its loader has fetched. */
interface Prepared {
  module: PageModule;
  data: unknown;
}

/** What is to be seen at an address: its pages, or what went wrong. */
export interface Shown {
  location: Location;
  pages: ReadonlyMap<PageRoute, Prepared>;
  error?: unknown;
}

/** Where React Router looks a path up: the same tree in its words. */
type Place = RouteObject & { route: PageRoute; children?: Place[] };

function placeOf(route: PageRoute): Place {
  if (route.index) return { index: true, route };
  const children = route.children?.map(placeOf);
  return { path: route.path ?? "", route, ...(children && { children }) };
}

/** Only what follows the `#` differs: the page is there already. */
export function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

async function load(route: PageRoute, args: LoaderArgs): Promise<Prepared> {
  const module = await route.lazy();
  return { module, data: await module.loader?.(args) };
}

/**
 * Fetches the code and the data of what is to be seen at an address. A page that has others within it is asked for once, not
 * again when one moves about inside it. Never rejects.
 * @returns where to go instead, or what to show
 */
export async function prepare(
  routes: readonly PageRoute[],
  location: Location,
  kept: Shown | null,
): Promise<Redirect | Shown> {
  const url = new URL(createPath(location), globalThis.location?.origin ?? "https://halkopiha.fi");
  const matches = matchRoutes(routes.map(placeOf), location) ?? [];
  try {
    const pages = await Promise.all(
      matches.map(async ({ route: { route }, params }) => {
        const before = route.children && !kept?.error ? kept?.pages.get(route) : undefined;
        return [route, before ?? (await load(route, { params, url }))] as const;
      }),
    );
    return { location, pages: new Map(pages) };
  } catch (error) {
    return error instanceof Redirect ? error : { location, pages: new Map(), error };
  }
}
