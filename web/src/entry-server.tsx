import type { OperatorDetails } from "@halkopiha/domain/reference-data/operator-details.ts";
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
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import { loadLazyRoutes } from "./app/lazy-routes.ts";
import { type PageRow, pages, redirects } from "./app/pages.ts";
import { routes } from "./app/router.tsx";
import { isCanonicalPage } from "./canonical-page.ts";
import { ApiError } from "./lib/api/errors.ts";
import { operatorAtom } from "./market/operator/operator-atom.ts";

export { setTransport } from "./lib/api/client.ts";

// Runs on the server, never in a browser: renders the pages of the table, at build time or for each request.

/** An address of the app, and how the HTML of its page is made. */
export interface BuiltPage extends Pick<PageRow, "path" | "html" | "file" | "precache"> {
  /** The sources whose files the HTML names, below `src/`. */
  sources: readonly string[];
}

/** A page with its sections: a section needs the files of its page too. */
const withSections = (page: PageRow): BuiltPage[] =>
  page.sections
    ? page.sections.map((section) => toBuiltPage({ precache: page.precache, ...section }, [page.module]))
    : [toBuiltPage(page, [])];

const toBuiltPage = (
  { path, html, file, precache, module, parts = [] }: PageRow,
  outer: string[],
): BuiltPage => ({
  path,
  html,
  file,
  precache,
  sources: [...outer, module, ...parts],
});

/** Every address of the app. The build compares them with the rewrites of Hosting. */
export const addresses: readonly BuiltPage[] = [
  ...pages.flatMap(withSections),
  ...redirects.map(({ path }) => ({ path, sources: [] })),
];

function toElement(
  handler: ReturnType<typeof createStaticHandler>,
  context: StaticHandlerContext,
  operator?: OperatorDetails | null,
) {
  const store = createStore();
  store.set(operatorAtom, operator);
  const page: ReactNode = (
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  );
  return (
    <StrictMode>
      <Provider store={store}>{page}</Provider>
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
  path: pattern,
  file: path = pattern,
  html,
}: BuiltPage): Promise<{ head: string; body: string }> {
  await loadLazyRoutes(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, import.meta.env["SITE_URL"])), {
    filterMatchesToLoad: () => html === "page",
  });
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get("location")}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  return splitHead(renderToString(toElement(handler, context)));
}

/** A page that was rendered for a request, or the redirect that its loader answered. */
export type RenderedPage =
  | { status: number; path: string; isCanonical: boolean; head: string; body: string }
  | { status: number; location: string };

/** The path pattern of the page of a URL; null for a page that the server does not render. */
function findPagePath(pathname: string): string | null {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return pages.find((page) => page.html === "server" && page.path === path)?.path ?? null;
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
  const [context, operator] = await Promise.all([
    handler.query(new Request(url, { signal })),
    import("./market/operator/load-operator.ts").then(({ loadOperator }) => loadOperator()),
  ]);
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get("location") ?? "/" };
  }
  const errors = Object.values(context.errors ?? {});
  const isUnknown = errors.length > 0 && errors.every(isNotFound);
  if (errors.length > 0 && !isUnknown) throw errors[0];
  const { prelude } = await prerender(toElement(handler, context, operator), {
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
