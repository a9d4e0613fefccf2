import { parse } from "regexparam";
import { matchRoute } from "wouter";
import type { Params } from "./page-route.ts";

/** What a tree of pages is looked up by. */
interface Place<Route> {
  index?: boolean;
  /** `:names` and `*`; absolute, or relative to the page around it. */
  path?: string;
  children?: readonly Route[];
}

const join = (base: string, path: string) =>
  path.startsWith("/") ? path : `${base.replace(/\/$/, "")}/${path}`;

/** The pages at a path, the outermost first; none when there is no such place. The first that fits counts. */
export function matchPages<Route extends Place<Route>>(
  routes: readonly Route[],
  pathname: string,
  base = "/",
): { route: Route; params: Params }[] {
  for (const route of routes) {
    const path = route.index ? base : join(base, route.path ?? "");
    const within = route.children && matchPages(route.children, pathname, path);
    if (within && within.length > 0) return [{ route, params: within.at(-1)?.params ?? {} }, ...within];
    if (route.children) continue;
    const [fits, params] = matchRoute(parse, path, pathname);
    if (fits) return [{ route, params }];
  }
  return [];
}
