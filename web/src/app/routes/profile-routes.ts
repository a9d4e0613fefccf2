import type { RouteObject } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import type { RouteHandle } from "../../lib/routing/route-handle.ts";
import { preload } from "./route-handles.ts";
import { order, orders, redirectTo } from "./shared-routes.ts";

/** Handle of a section of the profile; `sources` are preloaded in addition to the profile itself. */
const profileSection = (title: string, ...sources: string[]): { handle: RouteHandle } => ({
  handle: { title, prerender: "skeleton", preload: preload("seller/dashboard/route.tsx", ...sources) },
});

/** The sections of a seller's profile. */
export const profileSections: RouteObject[] = [
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
    path: "tarjouspyynnot",
    lazy: () => import("../../features/seller/quotes/route.tsx"),
    ...profileSection("Tarjouspyynnöt", "seller/quotes/route.tsx"),
  },
  {
    path: "kayttajatiedot",
    lazy: () => import("../../features/seller/account/info/info-route.tsx"),
    ...profileSection(
      "Käyttäjätiedot",
      "seller/account/info/info-route.tsx",
      "seller/account/info/UserInfoForm.tsx",
    ),
  },
  {
    path: "tilinhallinta",
    lazy: () => import("../../features/seller/account/settings/settings-route.tsx"),
    ...profileSection(
      "Tilinhallinta",
      "seller/account/settings/settings-route.tsx",
      "seller/account/settings/SettingsForm.tsx",
    ),
  },
  {
    path: "toimituskulut",
    lazy: () => import("../../features/seller/delivery-costs/route.tsx"),
    ...profileSection(
      "Toimitus kustannukset",
      "seller/delivery-costs/route.tsx",
      "seller/delivery-costs/CostForm.tsx",
    ),
  },
  {
    path: "polttopuut",
    lazy: () => import("../../features/seller/products/firewood-route.tsx"),
    ...profileSection("Polttopuut", "seller/products/firewood-route.tsx"),
  },
  {
    path: "muut-tuotteet",
    lazy: () => import("../../features/seller/products/others-route.tsx"),
    ...profileSection("Muut tuotteet", "seller/products/others-route.tsx"),
  },
  {
    path: "palvelut",
    lazy: () => import("../../features/seller/products/services-route.tsx"),
    ...profileSection("Palvelut", "seller/products/services-route.tsx"),
  },
];
