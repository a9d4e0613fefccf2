import type { RouteObject } from "react-router-dom";
import { contactsId } from "../../lib/routing/dashboard-anchors.ts";
import { paths } from "../../lib/routing/paths.ts";
import { order, orders, redirectTo } from "./shared-routes.ts";

/** The pages of the admin panel. */
export const adminRoutes: RouteObject[] = [
  { index: true, lazy: () => import("../../features/admin/dashboard/admin-route.tsx") },
  { path: paths.adminUsers, lazy: () => import("../../features/admin/users/list/users-route.tsx") },
  { path: paths.adminNewUser, lazy: () => import("../../features/admin/users/edit/new-user-route.tsx") },
  { path: paths.adminCategories, lazy: () => import("../../features/admin/categories/admin-route.tsx") },
  { path: paths.adminLocalities, lazy: () => import("../../features/admin/localities/admin-route.tsx") },
  { path: paths.adminPlans, lazy: () => import("../../features/admin/plans/admin-route.tsx") },
  {
    path: paths.adminHiddenListings,
    lazy: () => import("../../features/admin/hidden-listings/admin-route.tsx"),
  },
  { path: paths.adminOwnAccount, lazy: () => import("../../features/admin/own-account/admin-route.tsx") },
  { path: paths.adminAudit, lazy: () => import("../../features/admin/audit/admin-route.tsx") },
  {
    path: paths.adminSecurityEvents,
    lazy: () => import("../../features/admin/security-events/admin-route.tsx"),
  },
  { path: paths.adminContacts, ...redirectTo(paths.admin, `#${contactsId}`) },
  { path: `${paths.adminContacts}/:id`, lazy: () => import("../../features/admin/contacts/admin-route.tsx") },
  { path: paths.adminOrders, lazy: orders },
  { path: `${paths.adminOrders}/:id`, lazy: order },
];
