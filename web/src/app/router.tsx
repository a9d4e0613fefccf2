import { createBrowserRouter, type RouteObject } from "react-router";
import { NotFound } from "./NotFound.tsx";
import { paths } from "./paths.ts";
import { RouteError } from "./RouteError.tsx";
import { Shell } from "./Shell.tsx";

/** The shell stands at once; the first page comes into it. */
const nothingYet = () => null;

/** A seller meets their own orders, an admin everyone's. */
const orderPages = (): RouteObject[] => [
  { index: true, lazy: () => import("../features/orders/list-route.tsx") },
  { path: "tilaukset/:id", lazy: () => import("../features/orders/order-route.tsx") },
];

const pages: RouteObject[] = [
  { index: true, lazy: () => import("../features/front/route.tsx") },
  { path: paths.search, lazy: () => import("../features/search/route.tsx") },
  { path: paths.cart, lazy: () => import("../features/cart/route.tsx") },
  { path: paths.login, lazy: () => import("../features/login/route.tsx") },
  { path: paths.profile, lazy: () => import("../features/profile/route.tsx"), children: orderPages() },
  { path: paths.admin, lazy: () => import("../features/admin/route.tsx"), children: orderPages() },
  ...(import.meta.env.DEV ? [{ path: paths.kit, lazy: () => import("../ui/kit-route.tsx") }] : []),
  { path: "*", Component: NotFound },
];

export const router = createBrowserRouter([
  {
    Component: Shell,
    children: [{ ErrorBoundary: RouteError, HydrateFallback: nothingYet, children: pages }],
  },
]);
