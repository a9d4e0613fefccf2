import { notFoundPath } from "@halkopiha/domain/rendered-page.ts";
import type { RouteHandle } from "../../lib/routing/route-handle.ts";

/** Sources below `features/` that the HTML of a route preloads. */
export const preload = (...sources: string[]) => sources.map((source) => `features/${source}`);

/** Handle of a page that is the same for everyone. */
export const prerenderedPage = (source: string): { handle: RouteHandle } => ({
  handle: { prerender: "page", preload: preload(source) },
});

/** Handle of the page that Hosting sends, with the status 404, for an address of no other page. */
export const notFoundPage = (source: string): { handle: RouteHandle } => ({
  handle: { prerender: "page", prerenderPath: notFoundPath, preload: [source] },
});

/** Handle of a page that differs by visitor but is a common entry page. */
export const prerenderedSkeleton = (...sources: string[]): { handle: RouteHandle } => ({
  handle: { prerender: "skeleton", preload: preload(...sources) },
});

/**
 * Handle of a page that the server renders, because search engines and shared links need its content; `parts` are sources of lazy parts that
 * are in its HTML, and would be without styles until they have loaded.
 */
export const serverRendered = (source: string, ...parts: string[]): { handle: RouteHandle } => ({
  handle: { prerender: "server", preload: [...preload(source), ...parts] },
});
