import type { Location } from "./location.ts";
import { matchPages } from "./match.ts";
import { type LoaderArgs, type PageModule, type PageRoute, Redirect } from "./page-route.ts";

/** A page that can be shown: its code and what its loader has fetched. */
export interface Prepared {
  route: PageRoute;
  module: PageModule;
  data: unknown;
}

/** What is to be seen at an address: its pages, the outermost first, and what went wrong with the one within them. */
export interface Shown {
  location: Location;
  pages: readonly Prepared[];
  error?: unknown;
  /** Only the frame of what is to be seen there. */
  isFrame?: true;
}

/** Only what follows the `#` differs: the page is there already. */
export function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

async function load(route: PageRoute, args: LoaderArgs): Promise<Prepared> {
  const module = await route.lazy();
  return { route, module, data: await module.loader?.(args) };
}

/** The pages around the one that failed, and how it did. */
async function untilFailure(asked: readonly Promise<Prepared>[]): Promise<Omit<Shown, "location">> {
  const pages: Prepared[] = [];
  try {
    for (const page of asked) pages.push(await page);
    return { pages };
  } catch (error) {
    return { pages, error };
  }
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
  const { pathname, search, hash } = location;
  const url = new URL(pathname + search + hash, globalThis.location?.origin ?? import.meta.env["SITE_URL"]);
  const asked = matchPages(routes, pathname).map(async ({ route, params }) => {
    const before = route.children && kept?.pages.find((page) => page.route === route);
    return before ?? load(route, { params, url });
  });
  try {
    return { location, pages: await Promise.all(asked) };
  } catch (failure) {
    if (failure instanceof Redirect) return failure;
    const shown = await untilFailure(asked);
    return shown.error instanceof Redirect ? shown.error : { location, ...shown };
  }
}

/**
 * The frame of what is to be seen at an address, as if the loaders had brought what it shows.
 * @throws Error when a page there has none
 */
export async function framed(routes: readonly PageRoute[], location: Location): Promise<Shown> {
  const pages = matchPages(routes, location.pathname).map(async ({ route }) => {
    const { frame } = await route.lazy();
    if (!frame) throw new Error(`${location.pathname} has no frame`);
    return { route, module: frame, data: frame.data };
  });
  return { location, pages: await Promise.all(pages), isFrame: true };
}
