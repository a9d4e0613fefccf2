import { type LazyRouteFunction, type RouteObject, redirect } from "react-router-dom";
import type { RouteHandle } from "../lib/routing/route-handle.ts";
import { type PageRow, pages, type RedirectRow, redirects } from "./pages.ts";
import { RouteError } from "./RouteError.tsx";
import { Shell } from "./Shell.tsx";

/** The route modules by their path below the app's folder, each loaded when it is needed. */
const modules = import.meta.glob<Awaited<ReturnType<LazyRouteFunction<RouteObject>>>>([
  "/src/features/**/*route.tsx",
  "/src/app/*-route.tsx",
]);

/** @throws RangeError for a row whose module there is not */
function findModule(module: string) {
  const load = modules[`/src/${module}`];
  if (!load) throw new RangeError(`The app has no route module ${module}`);
  return load;
}

function toRoute({ path, module, title, sections }: PageRow): RouteObject {
  const handle: RouteHandle = { title };
  return {
    path,
    lazy: findModule(module),
    handle,
    ...(sections && { children: toSections(path, sections) }),
  };
}

/** The routes within a page; when one of them fails, the layout of the page stays. */
function toSections(parent: string, sections: readonly PageRow[]): RouteObject[] {
  const children = sections.map((section): RouteObject => {
    if (section.path !== parent) return toRoute(section);
    const { lazy, handle } = toRoute(section);
    return { index: true, ...(lazy && { lazy }), handle };
  });
  return [{ ErrorBoundary: RouteError, children }];
}

function toRedirect({ path, redirect: target }: RedirectRow): RouteObject {
  const [list = "", hash] = target.split("#");
  return {
    path,
    loader: ({ request }) => redirect(`${list}${new URL(request.url).search}${hash ? `#${hash}` : ""}`),
    // Rendered by nobody; without it React Router warns of an empty page.
    Component: () => null,
  };
}

/** Pages for developers, which the build leaves out. */
const developmentPages: RouteObject[] = import.meta.env.DEV
  ? [
      { path: "/_ui", lazy: () => import("../ui/style-guide-route.tsx") },
      { path: "/_api", lazy: () => import("./api-viewer.tsx") },
    ]
  : [];

/** All routes of the app. Features are imported lazily, so that a page loads no other one. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [...pages.map(toRoute), ...redirects.map(toRedirect), ...developmentPages],
      },
    ],
  },
];
