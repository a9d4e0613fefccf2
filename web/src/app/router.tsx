import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { RouteObject } from "react-router-dom";
import { paths } from "../lib/routing/paths.ts";
import { RouteError } from "./RouteError.tsx";
import { adminRoutes } from "./routes/admin-routes.ts";
import { profileSections } from "./routes/profile-routes.ts";
import {
  notFoundPage,
  prerenderedPage,
  prerenderedSkeleton,
  serverRendered,
} from "./routes/route-handles.ts";
import { redirectTo } from "./routes/shared-routes.ts";
import { Shell } from "./Shell.tsx";

const deliveryArea = "lib/products/seller/DeliveryArea.tsx";

/** Keeps the layout of the parent route when one of its child routes fails. */
const withErrorBoundary = (children: RouteObject[]): RouteObject[] => [
  { ErrorBoundary: RouteError, children },
];

const pages: RouteObject[] = [
  { index: true, lazy: () => import("../features/front/route.tsx"), ...prerenderedPage("front/route.tsx") },
  {
    path: paths.search,
    lazy: () => import("../features/search/route.tsx"),
    ...serverRendered("search/route.tsx"),
  },
  {
    path: paths.listings,
    lazy: () => import("../features/search/listings-route.tsx"),
    ...serverRendered("search/listings-route.tsx"),
  },
  {
    path: paths.compare,
    lazy: () => import("../features/compare/route.tsx"),
    ...prerenderedSkeleton("compare/route.tsx"),
  },
  {
    path: paths.alerts,
    lazy: () => import("../features/alerts/route.tsx"),
    ...prerenderedSkeleton("alerts/route.tsx"),
  },
  { path: paths.product, ...redirectTo(paths.listings) },
  { path: paths.seller, ...redirectTo(paths.search) },
  {
    path: `${paths.product}/:segment`,
    lazy: () => import("../features/product/route.tsx"),
    ...serverRendered("product/route.tsx", "features/product/DoorPriceSection.tsx", deliveryArea),
  },
  {
    path: `${paths.seller}/:segment`,
    lazy: () => import("../features/seller-page/route.tsx"),
    ...serverRendered("seller-page/route.tsx", deliveryArea),
  },
  {
    path: paths.landing,
    lazy: () => import("../features/landing/regions-route.tsx"),
    ...serverRendered("landing/regions-route.tsx"),
  },
  ...[`${paths.landing}/:region`, `${paths.landing}/:region/:locality`].map((path) => ({
    path,
    lazy: () => import("../features/landing/route.tsx"),
    ...serverRendered("landing/route.tsx"),
  })),
  {
    path: paths.cart,
    lazy: () => import("../features/cart/route.tsx"),
    ...prerenderedSkeleton("cart/route.tsx"),
  },
  {
    path: paths.placedOrders,
    lazy: () => import("../features/cart/placed-orders/route.tsx"),
    ...prerenderedSkeleton("cart/placed-orders/route.tsx"),
  },
  {
    path: paths.login,
    lazy: () => import("../features/auth/login/route.tsx"),
    ...prerenderedSkeleton("auth/login/route.tsx"),
  },
  {
    path: paths.recovery,
    lazy: () => import("../features/auth/recovery/recovery-route.tsx"),
    ...prerenderedSkeleton("auth/recovery/recovery-route.tsx"),
  },
  {
    path: paths.confirm,
    lazy: () => import("../features/auth/recovery/confirm-route.tsx"),
    ...prerenderedSkeleton("auth/recovery/confirm-route.tsx"),
  },
  {
    path: paths.undo,
    lazy: () => import("../features/auth/recovery/undo-route.tsx"),
    ...prerenderedSkeleton("auth/recovery/undo-route.tsx"),
  },
  {
    path: paths.register,
    lazy: () => import("../features/auth/register/register-route.tsx"),
    ...prerenderedSkeleton("auth/register/register-route.tsx"),
  },
  {
    path: paths.profile,
    lazy: () => import("../features/seller/dashboard/route.tsx"),
    children: withErrorBoundary(profileSections),
  },
  {
    path: paths.admin,
    lazy: () => import("../features/admin/route.tsx"),
    children: withErrorBoundary(adminRoutes),
  },
  { path: paths.contact, lazy: () => import("../features/contact/route.tsx") },
  { path: mailedLinks.ticket.path, lazy: () => import("../features/contact/ticket-route.tsx") },
  {
    path: paths.terms,
    lazy: () => import("../features/legal/terms-route.tsx"),
    ...prerenderedPage("legal/terms-route.tsx"),
  },
  {
    path: paths.salesTerms,
    lazy: () => import("../features/legal/sales-terms-route.tsx"),
    ...prerenderedPage("legal/sales-terms-route.tsx"),
  },
  {
    path: paths.quality,
    lazy: () => import("../features/legal/quality-route.tsx"),
    ...prerenderedPage("legal/quality-route.tsx"),
  },
  {
    path: paths.info,
    lazy: () => import("../features/info/index-route.tsx"),
    ...prerenderedPage("info/index-route.tsx"),
  },
  {
    path: paths.measures,
    lazy: () => import("../features/info/articles/measures-route.tsx"),
    ...prerenderedPage("info/articles/measures-route.tsx"),
  },
  {
    path: paths.properties,
    lazy: () => import("../features/info/articles/properties-route.tsx"),
    ...prerenderedPage("info/articles/properties-route.tsx"),
  },
  {
    path: paths.drying,
    lazy: () => import("../features/info/articles/drying-route.tsx"),
    ...prerenderedPage("info/articles/drying-route.tsx"),
  },
  {
    path: paths.heating,
    lazy: () => import("../features/info/articles/heating-route.tsx"),
    ...prerenderedPage("info/articles/heating-route.tsx"),
  },
  {
    path: paths.comparison,
    lazy: () => import("../features/info/articles/comparison-route.tsx"),
    ...prerenderedPage("info/articles/comparison-route.tsx"),
  },
  {
    path: paths.calculator,
    lazy: () => import("../features/info/calculator/calculator-route.tsx"),
    ...prerenderedPage("info/calculator/calculator-route.tsx"),
  },
  ...(import.meta.env.DEV
    ? [{ path: paths.styleGuide, lazy: () => import("../ui/style-guide-route.tsx") }]
    : []),
  { path: "*", lazy: () => import("./not-found-route.tsx"), ...notFoundPage("app/not-found-route.tsx") },
];

/** All routes of the app. Features are imported lazily, so that a page loads no other one. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: Shell,
    ErrorBoundary: RouteError,
    children: [{ ErrorBoundary: RouteError, children: pages }],
  },
];
