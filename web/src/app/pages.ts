import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { notFoundPath } from "@halkopiha/domain/rendered-page.ts";
import type { adminSections, rootSections } from "../features/admin/shared/admin-sections.ts";
import { requestLandingOffers } from "../features/landing/landing-offers.ts";
import { requestFirstOrders, requestOrder } from "../features/orders/order-requests.ts";
import { requestProduct } from "../features/product/request-product.ts";
import { readListings, readSearch, requestResults } from "../features/search/filters/search-query.ts";
import { requestOwnCosts } from "../features/seller/delivery-costs/request-own-costs.ts";
import { requestOwnProducts } from "../features/seller/products/request-own-products.ts";
import { requestSellerOfPage } from "../features/seller-page/request-seller.ts";
import { type PageRequest, pageRequest, type Visit } from "../lib/api/page-request.ts";
import { contactsId } from "../lib/routing/dashboard-anchors.ts";
import { paths } from "../lib/routing/paths.ts";
import type { Section } from "../lib/routing/SectionLayout.tsx";
import { profileSections } from "../market/account/profile-sections.ts";
import { cardSizesAttribute, pageSizesAttribute } from "../market/products/card/product-image.ts";
import { textPages } from "./text-pages.ts";

// Every page of the app, once. The routes, the HTML, the prefetched answers, the rewrites of Hosting and the precache follow from this table, or
// `npm run check` compares them with it.

interface Address {
  /** The path pattern, with `:name` for a parameter; that of a section begins with its parent's. */
  path: string;
}

export interface PageRow extends Address {
  /** The route module, below `src/`. */
  module: string;
  /**
   * How its HTML is made: `page` is prerendered whole, because it is the same for everyone; of a `skeleton` the build prerenders the
   * `HydrateFallback`; `server` is rendered by the function `pages` for each URL. Without it the page gets the empty shell.
   */
  html?: "page" | "skeleton" | "server";
  /** The path of the prerendered file, where the path pattern has parameters. */
  file?: string;
  /** Lazy parts that are in the HTML, and would be without styles until they have loaded; below `src/`. */
  parts?: readonly string[];
  /** The title of a section, which its skeleton shows. */
  title?: string;
  /**
   * What the service worker precaches of it, if not both its HTML and its files: only the `scripts`, because it is seldom opened and the shell
   * renders it too, or `nothing`, because it is useless offline. The sections of a page are precached as it is.
   */
  precache?: "scripts" | "nothing";
  /** What it cannot be shown without: requested before the app has loaded. */
  requests?(visit: Visit): readonly PageRequest[];
  /** The sections that are shown within it. */
  sections?: readonly PageRow[];
}

/** An address that leads to another page, with its query. */
export interface RedirectRow extends Address {
  redirect: string;
}

/** The request of a section for the user's own data; an account that is not active sees no section. */
const ofOwner =
  (request: (owner: string) => PageRequest) =>
  ({ user }: Visit): PageRequest[] =>
    user && !user.isInactive ? [request(user._id)] : [];

const firstCardImage = { at: ["products", "0", "images"], sizes: cardSizesAttribute };
const productImage = { at: ["product", "images"], sizes: pageSizesAttribute };
const deliveryArea = "market/sellers/DeliveryArea.tsx";

/** A page for each section of a side bar; without one of them it does not compile. */
type PagesOf<Sections extends Readonly<Record<string, Section>>> = {
  readonly [Name in keyof Sections]: PageRow & Pick<Sections[Name], "path">;
};

/** The pages of single entities, which no side bar links to. */
type EntityPage = PageRow & { path: `${string}/:${string}` };

const ofProfile = <Path extends string>({ path, text }: { path: Path; text: string }) => ({
  path,
  html: "skeleton" as const,
  title: text,
});

const profilePages: PagesOf<typeof profileSections> = {
  orders: {
    ...ofProfile(profileSections.orders),
    module: "features/orders/list/list-route.tsx",
    requests: (visit) => (visit.searchParams.size > 0 ? [] : ofOwner(requestFirstOrders)(visit)),
  },
  quotes: { ...ofProfile(profileSections.quotes), module: "features/seller/quotes/route.tsx" },
  userInfo: {
    ...ofProfile(profileSections.userInfo),
    module: "features/seller/account/info/info-route.tsx",
    parts: ["features/seller/account/info/UserInfoForm.tsx"],
    requests: ofOwner(() => pageRequest("listRegions", {})),
  },
  settings: {
    ...ofProfile(profileSections.settings),
    module: "features/seller/account/settings/settings-route.tsx",
    parts: ["features/seller/account/settings/SettingsForm.tsx"],
    requests: ofOwner(() => pageRequest("listLocalitiesByRegion", {})),
  },
  deliveryCosts: {
    ...ofProfile(profileSections.deliveryCosts),
    module: "features/seller/delivery-costs/route.tsx",
    parts: ["features/seller/delivery-costs/CostForm.tsx"],
    requests: ofOwner(requestOwnCosts),
  },
  firewood: {
    ...ofProfile(profileSections.firewood),
    module: "features/seller/products/firewood-route.tsx",
    requests: ofOwner(requestOwnProducts),
  },
  others: {
    ...ofProfile(profileSections.others),
    module: "features/seller/products/others-route.tsx",
    requests: ofOwner(requestOwnProducts),
  },
  services: {
    ...ofProfile(profileSections.services),
    module: "features/seller/products/services-route.tsx",
    requests: ofOwner(requestOwnProducts),
  },
};

const profileEntityPages: readonly EntityPage[] = [
  {
    path: `${paths.orders}/:id`,
    module: "features/orders/detail/order-route.tsx",
    html: "skeleton",
    // Hosting serves this HTML for every order, because the ids are not known at build time.
    file: `${paths.orders}/tilaus`,
    requests: (visit) => ofOwner(() => requestOrder(visit.params["id"] ?? ""))(visit),
  },
];

const adminPages: PagesOf<typeof adminSections & typeof rootSections> = {
  dashboard: { path: paths.admin, module: "features/admin/dashboard/admin-route.tsx" },
  users: { path: paths.adminUsers, module: "features/admin/users/list/users-route.tsx" },
  newUser: { path: paths.adminNewUser, module: "features/admin/users/edit/new-user-route.tsx" },
  categories: { path: paths.adminCategories, module: "features/admin/categories/admin-route.tsx" },
  localities: { path: paths.adminLocalities, module: "features/admin/localities/admin-route.tsx" },
  plans: { path: paths.adminPlans, module: "features/admin/plans/admin-route.tsx" },
  hiddenListings: {
    path: paths.adminHiddenListings,
    module: "features/admin/hidden-listings/admin-route.tsx",
  },
  reviews: { path: paths.adminReviews, module: "features/admin/reviews/admin-route.tsx" },
  reports: { path: paths.adminReports, module: "features/admin/reports/admin-route.tsx" },
  recalls: { path: paths.adminRecalls, module: "features/admin/recalls/admin-route.tsx" },
  personalData: { path: paths.adminPersonalData, module: "features/admin/personal-data/admin-route.tsx" },
  operator: { path: paths.adminOperator, module: "features/admin/operator/admin-route.tsx" },
  ownAccount: { path: paths.adminOwnAccount, module: "features/admin/own-account/admin-route.tsx" },
  audit: { path: paths.adminAudit, module: "features/admin/audit/admin-route.tsx" },
  securityEvents: {
    path: paths.adminSecurityEvents,
    module: "features/admin/security-events/admin-route.tsx",
  },
  messages: { path: paths.adminMessages, module: "features/admin/messages/admin-route.tsx" },
  errors: { path: paths.adminErrors, module: "features/admin/errors/admin-route.tsx" },
  orders: { path: paths.adminOrders, module: "features/orders/list/list-route.tsx" },
};

const adminEntityPages: readonly EntityPage[] = [
  { path: `${paths.adminContacts}/:id`, module: "features/admin/contacts/admin-route.tsx" },
  { path: `${paths.adminOrders}/:id`, module: "features/orders/detail/order-route.tsx" },
];

export const pages: readonly PageRow[] = [
  { path: "/", module: "features/front/route.tsx", html: "page" },
  {
    path: paths.search,
    module: "features/search/route.tsx",
    html: "server",
    requests: ({ searchParams }) => [{ ...requestResults(readSearch(searchParams)), image: firstCardImage }],
  },
  {
    path: paths.listings,
    module: "features/search/listings-route.tsx",
    html: "server",
    requests: ({ searchParams }) => [
      { ...requestResults(readListings(searchParams)), image: firstCardImage },
    ],
  },
  { path: paths.compare, module: "features/compare/route.tsx", html: "skeleton" },
  { path: paths.alerts, module: "features/alerts/route.tsx", html: "skeleton", precache: "nothing" },
  {
    path: `${paths.product}/:segment`,
    module: "features/product/route.tsx",
    html: "server",
    parts: ["features/product/DoorPriceSection.tsx", deliveryArea],
    requests: ({ params }) => [{ ...requestProduct(params), image: productImage }],
  },
  {
    path: `${paths.seller}/:segment`,
    module: "features/seller-page/route.tsx",
    html: "server",
    parts: [deliveryArea],
    requests: ({ params }) => [requestSellerOfPage(params)],
  },
  { path: paths.landing, module: "features/landing/regions-route.tsx", html: "server" },
  ...[`${paths.landing}/:region`, `${paths.landing}/:region/:locality`].map((path) => ({
    path,
    module: "features/landing/route.tsx",
    html: "server" as const,
    requests: (visit: Visit) => [requestLandingOffers(visit)],
  })),
  { path: paths.cart, module: "features/cart/route.tsx", html: "skeleton" },
  { path: paths.placedOrders, module: "features/cart/placed-orders/route.tsx", html: "skeleton" },
  { path: mailedLinks.order.path, module: "features/order-page/route.tsx", precache: "scripts" },
  { path: mailedLinks.report.path, module: "features/report-page/route.tsx", precache: "nothing" },
  { path: paths.login, module: "features/auth/login/route.tsx", html: "skeleton" },
  {
    path: paths.recovery,
    module: "features/auth/recovery/recovery-route.tsx",
    html: "skeleton",
    precache: "scripts",
  },
  {
    path: paths.confirm,
    module: "features/auth/recovery/confirm-route.tsx",
    html: "skeleton",
    precache: "scripts",
  },
  {
    path: paths.undo,
    module: "features/auth/recovery/undo-route.tsx",
    html: "skeleton",
    precache: "scripts",
  },
  {
    path: paths.choosePassword,
    module: "features/auth/recovery/password-route.tsx",
    html: "skeleton",
    precache: "scripts",
  },
  {
    path: paths.register,
    module: "features/auth/register/register-route.tsx",
    html: "skeleton",
    precache: "scripts",
  },
  {
    path: paths.profile,
    module: "features/seller/dashboard/route.tsx",
    precache: "scripts",
    requests: ({ user }) => (user ? [pageRequest("verifyToken", {})] : []),
    sections: [...Object.values(profilePages), ...profileEntityPages],
  },
  {
    path: paths.admin,
    module: "features/admin/route.tsx",
    precache: "nothing",
    sections: [...Object.values(adminPages), ...adminEntityPages],
  },
  { path: `${paths.invoice}/:id`, module: "features/invoice/route.tsx", precache: "nothing" },
  { path: paths.contact, module: "features/contact/route.tsx" },
  { path: mailedLinks.ticket.path, module: "features/contact/ticket-route.tsx" },
  ...textPages,
  // Hosting sends it, with the status 404, for an address of no other page.
  { path: "*", module: "app/not-found-route.tsx", html: "page", file: notFoundPath, precache: "scripts" },
];

/** Addresses that lead to the list whose entries are below them. */
export const redirects: readonly RedirectRow[] = [
  { path: paths.product, redirect: paths.listings },
  { path: paths.seller, redirect: paths.search },
  { path: paths.orders, redirect: paths.profile },
  { path: paths.order, redirect: paths.placedOrders },
  { path: paths.report, redirect: paths.contactPoints },
  { path: paths.invoice, redirect: paths.profile },
  { path: paths.adminContacts, redirect: `${paths.admin}#${contactsId}` },
];
