import { Provider } from "jotai/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from "react-router-dom";
import { loadLazyRoutes } from "./app/lazy-routes.ts";
import { routes } from "./app/router.tsx";
import { RouteHandle } from "./lib/routing/route-handle.ts";
import { store } from "./lib/storage/store.ts";

// Runs in the build, never in a browser: renders the pages whose routes have `handle.prerender`.

/** A page that is prerendered as HTML. */
export interface PrerenderedPage {
  path: string;
  prerender: "page" | "skeleton";
  /** Source files, as paths below `src/`. */
  preload: readonly string[];
}

function collectPages(branch: readonly RouteObject[], base: string): PrerenderedPage[] {
  return branch.flatMap((route) => {
    const path = route.path?.startsWith("/") ? route.path : [base, route.path].filter(Boolean).join("/");
    const { prerender, prerenderPath, preload = [] } = RouteHandle.parse(route.handle ?? {});
    const page = prerender && { path: prerenderPath ?? (path || "/"), prerender, preload };
    return [...(page ? [page] : []), ...collectPages(route.children ?? [], path)];
  });
}

/** Every page whose route has `handle.prerender`. */
export const pages: readonly PrerenderedPage[] = collectPages(routes, "");

/**
 * Renders a page as HTML for its head and body. A skeleton is rendered without its loaders.
 * @throws Error when a loader fails or redirects
 */
export async function render({ path, prerender }: PrerenderedPage): Promise<{ head: string; body: string }> {
  await loadLazyRoutes(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, import.meta.env["SITE_URL"])), {
    filterMatchesToLoad: () => prerender === "page",
  });
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get("location")}`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const html = renderToString(
    <StrictMode>
      <Provider store={store}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Provider>
    </StrictMode>,
  );
  // React renders the elements of the head before everything else.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
