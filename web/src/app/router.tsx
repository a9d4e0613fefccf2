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
  { path: paths.contact, lazy: () => import("../features/contact/route.tsx") },
  { path: `${paths.contact}/:id`, lazy: () => import("../features/contact/ticket-route.tsx") },
  { path: paths.terms, lazy: () => import("../features/legal/terms-route.tsx") },
  { path: paths.salesTerms, lazy: () => import("../features/legal/sales-terms-route.tsx") },
  { path: paths.quality, lazy: () => import("../features/legal/quality-route.tsx") },
  { path: paths.info, lazy: () => import("../features/info/index-route.tsx") },
  { path: paths.measures, lazy: () => import("../features/info/measures-route.tsx") },
  { path: paths.properties, lazy: () => import("../features/info/properties-route.tsx") },
  { path: paths.drying, lazy: () => import("../features/info/drying-route.tsx") },
  { path: paths.heating, lazy: () => import("../features/info/heating-route.tsx") },
  { path: paths.comparison, lazy: () => import("../features/info/comparison-route.tsx") },
  { path: paths.calculator, lazy: () => import("../features/info/calculator-route.tsx") },
  ...(import.meta.env.DEV ? [{ path: paths.kit, lazy: () => import("../ui/kit-route.tsx") }] : []),
  { path: "*", Component: NotFound },
];

export const router = createBrowserRouter([
  {
    Component: Shell,
    children: [{ ErrorBoundary: RouteError, HydrateFallback: nothingYet, children: pages }],
  },
]);
