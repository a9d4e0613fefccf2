import { paths } from "./paths.ts";
import type { PageRoute } from "./routing/page-route.ts";

/** A seller meets their own orders, an admin everyone's. */
const orderPages = (): PageRoute[] => [
  { index: true, lazy: () => import("../features/orders/list-route.tsx") },
  { path: "tilaukset/:id", lazy: () => import("../features/orders/order-route.tsx") },
];

/** Every page of the app. It alone knows the features, and only as lazy imports. */
export const pages: readonly PageRoute[] = [
  { index: true, lazy: () => import("../features/front/route.tsx") },
  { path: paths.search, lazy: () => import("../features/search/route.tsx") },
  { path: paths.listings, lazy: () => import("../features/search/listings-route.tsx") },
  { path: paths.cart, lazy: () => import("../features/cart/route.tsx") },
  { path: paths.login, lazy: () => import("../features/login/route.tsx") },
  { path: paths.profile, lazy: () => import("../features/profile/route.tsx"), children: orderPages() },
  { path: paths.admin, lazy: () => import("../features/admin/route.tsx"), children: orderPages() },
  ...(import.meta.env.DEV ? [{ path: paths.kit, lazy: () => import("../ui/kit-route.tsx") }] : []),
  { path: "*", lazy: () => import("./not-found-route.tsx") },
];
