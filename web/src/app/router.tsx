import { type RouteObject, redirect } from "react-router-dom";
import { contactsId } from "../lib/routing/dashboard-anchors.ts";
import { paths } from "../lib/routing/paths.ts";
import type { RouteHandle } from "../lib/routing/route-handle.ts";
import { RouteError } from "./RouteError.tsx";
import { Shell } from "./Shell.tsx";

/** Sources below `features/` that the HTML of a route preloads. */
const preload = (...sources: string[]) => sources.map((source) => `features/${source}`);

/** Handle of a page that is the same for everyone. */
const prerenderedPage = (source: string): { handle: RouteHandle } => ({
  handle: { prerender: "page", preload: preload(source) },
});

/** Handle of a page that differs by visitor but is a common entry page. */
const prerenderedSkeleton = (...sources: string[]): { handle: RouteHandle } => ({
  handle: { prerender: "skeleton", preload: preload(...sources) },
});

/**
 * Handle of a page that the server renders, because search engines and shared links need its content; `parts` are sources of lazy parts that
 * are in its HTML, and would be without styles until they have loaded.
 */
const serverRendered = (source: string, ...parts: string[]): { handle: RouteHandle } => ({
  handle: { prerender: "server", preload: [...preload(source), ...parts] },
});

const deliveryArea = "lib/products/seller/DeliveryArea.tsx";

/** Handle of a section of the profile; `sources` are preloaded in addition to the profile itself. */
const profileSection = (title: string, ...sources: string[]): { handle: RouteHandle } => ({
  handle: { title, prerender: "skeleton", preload: preload("seller/dashboard/route.tsx", ...sources) },
});

/** Sellers see their own orders, admins all orders. */
const orders = () => import("../features/orders/list/list-route.tsx");
const order = () => import("../features/orders/detail/order-route.tsx");

/** Redirects to the list whose entries are below this path, keeping the query. */
const redirectTo = (list: string, hash = ""): Pick<RouteObject, "loader" | "Component"> => ({
  loader: ({ request }) => redirect(`${list}${new URL(request.url).search}${hash}`),
  // Rendered by nobody; without it React Router warns of an empty page.
  Component: () => null,
});

const profileSections: RouteObject[] = [
  { index: true, lazy: orders, ...profileSection("Tilaukset", "orders/list/list-route.tsx") },
  { path: "tilaukset", ...redirectTo(paths.profile) },
  {
    path: "tilaukset/:id",
    lazy: order,
    handle: {
      prerender: "skeleton",
      // Hosting serves this HTML for every order, because the ids are not known at build time.
      prerenderPath: `${paths.orders}/tilaus`,
      preload: preload("seller/dashboard/route.tsx", "orders/detail/order-route.tsx"),
    } satisfies RouteHandle,
  },
  {
    path: "kayttajatiedot",
    lazy: () => import("../features/seller/account/info/info-route.tsx"),
    ...profileSection(
      "Käyttäjätiedot",
      "seller/account/info/info-route.tsx",
      "seller/account/info/UserInfoForm.tsx",
    ),
  },
  {
    path: "tilinhallinta",
    lazy: () => import("../features/seller/account/settings/settings-route.tsx"),
    ...profileSection(
      "Tilinhallinta",
      "seller/account/settings/settings-route.tsx",
      "seller/account/settings/SettingsForm.tsx",
    ),
  },
  {
    path: "toimituskulut",
    lazy: () => import("../features/seller/delivery-costs/route.tsx"),
    ...profileSection(
      "Toimitus kustannukset",
      "seller/delivery-costs/route.tsx",
      "seller/delivery-costs/CostForm.tsx",
    ),
  },
  {
    path: "polttopuut",
    lazy: () => import("../features/seller/products/firewood-route.tsx"),
    ...profileSection("Polttopuut", "seller/products/firewood-route.tsx"),
  },
  {
    path: "muut-tuotteet",
    lazy: () => import("../features/seller/products/others-route.tsx"),
    ...profileSection("Muut tuotteet", "seller/products/others-route.tsx"),
  },
  {
    path: "palvelut",
    lazy: () => import("../features/seller/products/services-route.tsx"),
    ...profileSection("Palvelut", "seller/products/services-route.tsx"),
  },
];

const adminRoutes: RouteObject[] = [
  { index: true, lazy: () => import("../features/admin/dashboard/admin-route.tsx") },
  { path: paths.adminUsers, lazy: () => import("../features/admin/users/list/users-route.tsx") },
  { path: paths.adminNewUser, lazy: () => import("../features/admin/users/edit/new-user-route.tsx") },
  { path: paths.adminCategories, lazy: () => import("../features/admin/categories/admin-route.tsx") },
  { path: paths.adminLocalities, lazy: () => import("../features/admin/localities/admin-route.tsx") },
  { path: paths.adminPlans, lazy: () => import("../features/admin/plans/admin-route.tsx") },
  { path: paths.adminAudit, lazy: () => import("../features/admin/audit/admin-route.tsx") },
  { path: paths.adminContacts, ...redirectTo(paths.admin, `#${contactsId}`) },
  { path: `${paths.adminContacts}/:id`, lazy: () => import("../features/admin/contacts/admin-route.tsx") },
  { path: paths.adminOrders, lazy: orders },
  { path: `${paths.adminOrders}/:id`, lazy: order },
];

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
  { path: `${paths.contact}/:id`, lazy: () => import("../features/contact/ticket-route.tsx") },
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
  { path: "*", lazy: () => import("./not-found-route.tsx") },
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
