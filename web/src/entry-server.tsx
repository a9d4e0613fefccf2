import { Provider } from "jotai/react";
import { createStore } from "jotai/vanilla";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { loadLazyRoutes } from "./app/lazy-routes.ts";
import { routes } from "./app/router.tsx";
import { isCanonicalPage } from "./canonical-page.ts";
import { ApiError } from "./lib/api/errors.ts";
import { RouteHandle } from "./lib/routing/route-handle.ts";

export { setTransport } from "./lib/api/client.ts";

// Runs on the server, never in a browser: renders the routes with `handle.prerender`, at build time or for each request.

/** A page with its own HTML file. */
export interface PrerenderedPage {
  /** The path pattern of the route. */
  path: string;
  prerender: "page" | "skeleton" | "server";
  /** Source files, as paths below `src/`. */
  preload: readonly string[];
}

const joinPath = (base: string, path: string | undefined): string =>
  path?.startsWith("/") ? path : [base, path].filter(Boolean).join("/");

/** An address of the app: the path pattern of a route, with its handle. */
interface Address extends RouteHandle {
  path: string;
}

function collectAddresses(branch: readonly RouteObject[], base: string): Address[] {
  return branch.flatMap((route) => {
    const path = joinPath(base, route.path);
    if (route.children) return collectAddresses(route.children, path);
    return { path: path || "/", ...RouteHandle.parse(route.handle ?? {}) };
  });
}

/** Every address of the app. The build compares them with the rewrites of Hosting. */
export const addresses: readonly Address[] = collectAddresses(routes, "");

/** Every page whose route has `handle.prerender`. */
export const pages: readonly PrerenderedPage[] = addresses.flatMap(
  ({ path, prerender, prerenderPath = path, preload = [] }) =>
    prerender ? { path: prerenderPath, prerender, preload } : [],
);

function toElement(handler: ReturnType<typeof createStaticHandler>, context: StaticHandlerContext) {
  const page: ReactNode = (
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  );
  return (
    <StrictMode>
      <Provider store={createStore()}>{page}</Provider>
    </StrictMode>
  );
}

/** React renders the elements of the head before everything else. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}

/**
 * Renders a page as HTML for its head and body. A skeleton is rendered without its loaders.
 * @throws Error when a loader fails or redirects
 */
export async function render({
  path,
  prerender: kind,
}: PrerenderedPage): Promise<{ head: string; body: string }> {
  await loadLazyRoutes(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, import.meta.env["SITE_URL"])), {
    filterMatchesToLoad: () => kind === "page",
  });
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get("location")}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  return splitHead(renderToString(toElement(handler, context)));
}

/** A page that was rendered for a request, or the redirect that its loader answered. */
export type RenderedPage =
  | { status: number; path: string; isCanonical: boolean; head: string; body: string }
  | { status: number; location: string };

/** The path pattern of the route that a URL matches; null for a page that the server does not render. */
function findPagePath(pathname: string): string | null {
  const matches = matchRoutes(routes, pathname) ?? [];
  const path = matches.reduce((base, { route }) => joinPath(base, route.path), "");
  return pages.some((page) => page.prerender === "server" && page.path === path) ? path : null;
}

/** Whether a loader found nothing under its path. */
const isNotFound = (error: unknown) =>
  (error instanceof ApiError || isRouteErrorResponse(error)) &&
  (error.status === 404 || error.status === 400);

/**
 * Renders the page of a URL with complete HTML: everything that it loads is awaited.
 * @returns null when the server does not render the page
 * @throws when the page cannot be rendered, or `signal` is aborted
 */
export async function renderPage(url: URL, signal: AbortSignal): Promise<RenderedPage | null> {
  const path = findPagePath(url.pathname);
  if (path === null) return null;
  await loadLazyRoutes(routes, url.pathname);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get("location") ?? "/" };
  }
  const errors = Object.values(context.errors ?? {});
  const isUnknown = errors.length > 0 && errors.every(isNotFound);
  if (errors.length > 0 && !isUnknown) throw errors[0];
  const { prelude } = await prerender(toElement(handler, context), {
    signal,
    // No boundary is moved to the end of the HTML, from where an inline script would have to fetch it.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const status = isUnknown ? 404 : context.statusCode;
  const html = await new Response(prelude).text();
  // React does not reject an aborted page, but leaves out what was not ready.
  signal.throwIfAborted();
  return { status, path, isCanonical: isCanonicalPage(path, url), ...splitHead(html) };
}
