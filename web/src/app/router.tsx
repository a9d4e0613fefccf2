import type { RouteObject } from "react-router-dom";
import { paths } from "./paths.ts";
import { RouteError } from "./RouteError.tsx";
import type { RouteHandle } from "./route-handle.ts";
import { Shell } from "./Shell.tsx";

/** Sources of the features that the HTML of a route preloads. */
const preload = (...sources: string[]) => sources.map((source) => `features/${source}`);

/** A page that says the same to everyone. */
const page = (source: string): { handle: RouteHandle } => ({
  handle: { prerender: "page", preload: preload(source) },
});

/** A page that differs by visitor, but is where they often begin. */
const skeleton = (...sources: string[]): { handle: RouteHandle } => ({
  handle: { prerender: "skeleton", preload: preload(...sources) },
});

/** A section of the profile, with what it loads beside the profile itself. */
const section = (title: string, ...sources: string[]): { handle: RouteHandle } => ({
  handle: { title, prerender: "skeleton", preload: preload("profile/route.tsx", ...sources) },
});

/** A seller meets their own orders, an admin everyone's. */
const orders = () => import("../features/orders/list-route.tsx");
const order = () => import("../features/orders/order-route.tsx");

const profileSections: RouteObject[] = [
  { index: true, lazy: orders, ...section("Tilaukset", "orders/list-route.tsx") },
  {
    path: "tilaukset/:id",
    lazy: order,
    handle: {
      prerender: "skeleton",
      // Hosting sends it for every order: their numbers are known to the server alone.
      prerenderPath: `${paths.orders}/tilaus`,
      preload: preload("profile/route.tsx", "orders/order-route.tsx"),
    } satisfies RouteHandle,
  },
  {
    path: "kayttajatiedot",
    lazy: () => import("../features/account/info-route.tsx"),
    ...section("Käyttäjätiedot", "account/info-route.tsx", "account/UserInfoForm.tsx"),
  },
  {
    path: "tilinhallinta",
    lazy: () => import("../features/account/settings-route.tsx"),
    ...section("Tilinhallinta", "account/settings-route.tsx", "account/SettingsForm.tsx"),
  },
  {
    path: "toimituskulut",
    lazy: () => import("../features/delivery-costs/route.tsx"),
    ...section("Toimitus kustannukset", "delivery-costs/route.tsx", "delivery-costs/CostForm.tsx"),
  },
  {
    path: "polttopuut",
    lazy: () => import("../features/goods/firewood-route.tsx"),
    ...section("Polttopuut", "goods/firewood-route.tsx"),
  },
  {
    path: "muut-tuotteet",
    lazy: () => import("../features/goods/others-route.tsx"),
    ...section("Muut tuotteet", "goods/others-route.tsx"),
  },
  {
    path: "palvelut",
    lazy: () => import("../features/goods/services-route.tsx"),
    ...section("Palvelut", "goods/services-route.tsx"),
  },
];

const adminSections: RouteObject[] = [
  { index: true, lazy: () => import("../features/dashboard/admin-route.tsx") },
  { path: paths.adminUsers, lazy: () => import("../features/users/users-route.tsx") },
  { path: paths.adminNewUser, lazy: () => import("../features/users/new-user-route.tsx") },
  { path: paths.adminCategories, lazy: () => import("../features/categories/admin-route.tsx") },
  { path: paths.adminLocalities, lazy: () => import("../features/places/admin-route.tsx") },
  { path: paths.adminPlans, lazy: () => import("../features/plans/admin-route.tsx") },
  { path: paths.adminAudit, lazy: () => import("../features/audit/admin-route.tsx") },
  { path: `${paths.adminContacts}/:id`, lazy: () => import("../features/contacts/admin-route.tsx") },
  { path: paths.adminOrders, lazy: orders },
  { path: `${paths.adminOrders}/:id`, lazy: order },
];

/** A section that fails leaves the page around it in place. */
const within = (sections: RouteObject[]): RouteObject[] => [
  { ErrorBoundary: RouteError, children: sections },
];

const pages: RouteObject[] = [
  { index: true, lazy: () => import("../features/front/route.tsx"), ...page("front/route.tsx") },
  {
    path: paths.search,
    lazy: () => import("../features/search/route.tsx"),
    ...skeleton("search/route.tsx"),
  },
  {
    path: paths.listings,
    lazy: () => import("../features/search/listings-route.tsx"),
    ...skeleton("search/listings-route.tsx"),
  },
  { path: paths.cart, lazy: () => import("../features/cart/route.tsx"), ...skeleton("cart/route.tsx") },
  { path: paths.login, lazy: () => import("../features/login/route.tsx"), ...skeleton("login/route.tsx") },
  {
    path: paths.recovery,
    lazy: () => import("../features/join/recovery-route.tsx"),
    ...skeleton("join/recovery-route.tsx"),
  },
  {
    path: paths.undo,
    lazy: () => import("../features/join/undo-route.tsx"),
    ...skeleton("join/undo-route.tsx"),
  },
  {
    path: paths.register,
    lazy: () => import("../features/join/register-route.tsx"),
    ...skeleton("join/register-route.tsx"),
  },
  {
    path: paths.profile,
    lazy: () => import("../features/profile/route.tsx"),
    children: within(profileSections),
  },
  { path: paths.admin, lazy: () => import("../features/admin/route.tsx"), children: within(adminSections) },
  { path: paths.contact, lazy: () => import("../features/contact/route.tsx") },
  { path: `${paths.contact}/:id`, lazy: () => import("../features/contact/ticket-route.tsx") },
  {
    path: paths.terms,
    lazy: () => import("../features/legal/terms-route.tsx"),
    ...page("legal/terms-route.tsx"),
  },
  {
    path: paths.salesTerms,
    lazy: () => import("../features/legal/sales-terms-route.tsx"),
    ...page("legal/sales-terms-route.tsx"),
  },
  {
    path: paths.quality,
    lazy: () => import("../features/legal/quality-route.tsx"),
    ...page("legal/quality-route.tsx"),
  },
  {
    path: paths.info,
    lazy: () => import("../features/info/index-route.tsx"),
    ...page("info/index-route.tsx"),
  },
  {
    path: paths.measures,
    lazy: () => import("../features/info/measures-route.tsx"),
    ...page("info/measures-route.tsx"),
  },
  {
    path: paths.properties,
    lazy: () => import("../features/info/properties-route.tsx"),
    ...page("info/properties-route.tsx"),
  },
  {
    path: paths.drying,
    lazy: () => import("../features/info/drying-route.tsx"),
    ...page("info/drying-route.tsx"),
  },
  {
    path: paths.heating,
    lazy: () => import("../features/info/heating-route.tsx"),
    ...page("info/heating-route.tsx"),
  },
  {
    path: paths.comparison,
    lazy: () => import("../features/info/comparison-route.tsx"),
    ...page("info/comparison-route.tsx"),
  },
  {
    path: paths.calculator,
    lazy: () => import("../features/info/calculator-route.tsx"),
    ...page("info/calculator-route.tsx"),
  },
  ...(import.meta.env.DEV ? [{ path: paths.styleGuide, lazy: () => import("../ui/kit-route.tsx") }] : []),
  { path: "*", lazy: () => import("./not-found-route.tsx") },
];

/** Every page of the app, within the shell. It alone knows the features, and only as lazy imports. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    HydrateFallback: Shell,
    ErrorBoundary: RouteError,
    children: [{ ErrorBoundary: RouteError, children: pages }],
  },
];
