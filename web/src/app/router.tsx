import { paths } from "./paths.ts";
import type { PageRoute } from "./routing/page-route.ts";

/** A seller meets their own orders, an admin everyone's. */
const order: PageRoute = { path: "tilaukset/:id", lazy: () => import("../features/orders/order-route.tsx") };
const orders = () => import("../features/orders/list-route.tsx");

const profilePages = (): PageRoute[] => [
  { index: true, lazy: orders },
  order,
  { path: "kayttajatiedot", lazy: () => import("../features/account/info-route.tsx") },
  { path: "tilinhallinta", lazy: () => import("../features/account/settings-route.tsx") },
  { path: "toimituskulut", lazy: () => import("../features/delivery-costs/route.tsx") },
  { path: "polttopuut", lazy: () => import("../features/goods/firewood-route.tsx") },
  { path: "muut-tuotteet", lazy: () => import("../features/goods/others-route.tsx") },
  { path: "palvelut", lazy: () => import("../features/goods/services-route.tsx") },
];

const adminPages = (): PageRoute[] => [
  { index: true, lazy: () => import("../features/dashboard/admin-route.tsx") },
  { path: paths.adminUsers, lazy: () => import("../features/users/users-route.tsx") },
  { path: paths.adminNewUser, lazy: () => import("../features/users/new-user-route.tsx") },
  { path: paths.adminCategories, lazy: () => import("../features/categories/admin-route.tsx") },
  { path: paths.adminPlaces, lazy: () => import("../features/places/admin-route.tsx") },
  { path: paths.adminPlans, lazy: () => import("../features/plans/admin-route.tsx") },
  { path: paths.adminAudit, lazy: () => import("../features/audit/admin-route.tsx") },
  { path: `${paths.adminContacts}/:id`, lazy: () => import("../features/contacts/admin-route.tsx") },
  { path: paths.adminOrders, lazy: orders },
  order,
];

/** Every page of the app. It alone knows the features, and only as lazy imports. */
export const pages: readonly PageRoute[] = [
  { index: true, lazy: () => import("../features/front/route.tsx") },
  { path: paths.search, lazy: () => import("../features/search/route.tsx") },
  { path: paths.listings, lazy: () => import("../features/search/listings-route.tsx") },
  { path: paths.cart, lazy: () => import("../features/cart/route.tsx") },
  { path: paths.login, lazy: () => import("../features/login/route.tsx") },
  { path: paths.recovery, lazy: () => import("../features/join/recovery-route.tsx") },
  { path: paths.undo, lazy: () => import("../features/join/undo-route.tsx") },
  { path: paths.register, lazy: () => import("../features/join/register-route.tsx") },
  { path: paths.profile, lazy: () => import("../features/profile/route.tsx"), children: profilePages() },
  { path: paths.admin, lazy: () => import("../features/admin/route.tsx"), children: adminPages() },
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
  { path: "*", lazy: () => import("./not-found-route.tsx") },
];
