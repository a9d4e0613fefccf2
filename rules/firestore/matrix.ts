import { type Role, roles } from "../roles.ts";
import { createTimes, type Data, exportRequest, order, updateTimes } from "./samples.ts";

/** Get, list, create, update, delete. */
export const operations = ["get", "list", "create", "update", "delete"] as const;
export type Operation = (typeof operations)[number];

/** One row of the table: a document, a valid write to it, and the operations of each role. */
export interface Row {
  /** The document that is read, updated and deleted. */
  path: string;
  /** The fields of a valid new document in the same collection. */
  create: (uid: string) => Data;
  update: Data;
  /** The allowed operations of each role; roles without an entry are denied everything. */
  may: Partial<Record<Role, readonly Operation[]>>;
}

const everyone = (...operations: Operation[]): Row["may"] =>
  Object.fromEntries(roles.map((role) => [role, operations]));
const everyoneGets = everyone("get");
const adminsGet: Row["may"] = { admin: ["get"], root: ["get"] };
const anyData = { create: () => ({ any: 1 }), update: { any: 1 } };

/** The table of the data model, row by row. `list` means the whole collection, which nobody may; narrower queries are in `queries.ts`. */
export const matrix: readonly Row[] = [
  { path: "regions/pirkanmaa", ...anyData, may: everyoneGets },
  { path: "localities/orivesi", ...anyData, may: everyoneGets },
  { path: "accounts/premium", ...anyData, may: everyoneGets },
  { path: "advertisements/premium", ...anyData, may: everyoneGets },
  { path: "settings/operator", ...anyData, may: {} },
  { path: "users/seller", ...anyData, may: { seller: ["get"], admin: ["get"], root: ["get"] } },
  { path: "users/inactive", ...anyData, may: { inactive: ["get"], admin: ["get"], root: ["get"] } },
  { path: "users/forger", ...anyData, may: { forger: ["get"], admin: ["get"], root: ["get"] } },
  {
    path: "users/dismissedAdmin",
    ...anyData,
    may: { dismissedAdmin: ["get"], admin: ["get"], root: ["get"] },
  },
  { path: "users/inactiveAdmin", ...anyData, may: { inactiveAdmin: ["get"], root: ["get"] } },
  { path: "users/changedPassword", ...anyData, may: { root: ["get"] } },
  { path: "users/admin", ...anyData, may: { admin: ["get"], root: ["get"] } },
  { path: "users/root", ...anyData, may: { root: ["get"] } },
  { path: "sellers/seller", ...anyData, may: everyoneGets },
  { path: "usernames/halkomestari", ...anyData, may: {} },
  { path: "emails/hash", ...anyData, may: {} },
  { path: "sessions/seller", ...anyData, may: {} },
  { path: "secondFactors/seller", ...anyData, may: {} },
  { path: "personalIds/seller", ...anyData, may: {} },
  { path: "products/shown", ...anyData, may: { ...everyoneGets, ...adminsGet } },
  { path: "products/changedPasswords", ...anyData, may: adminsGet },
  { path: "products/hidden", ...anyData, may: { seller: ["get"], ...adminsGet } },
  { path: "priceLogs/shown", ...anyData, may: {} },
  { path: "deliveryCosts/offered", ...anyData, may: { ...everyoneGets, ...adminsGet } },
  { path: "deliveryCosts/changedPasswords", ...anyData, may: adminsGet },
  { path: "deliveryCosts/withdrawn", ...anyData, may: { seller: ["get"], ...adminsGet } },
  { path: "carts/visitor", ...anyData, may: {} },
  { path: "favorites/visitor", ...anyData, may: {} },
  {
    path: "orders/order",
    create: (uid) => ({ ...order, seller: { _id: uid }, ...createTimes }),
    update: { ...order, status: "in progress", ...updateTimes },
    may: { seller: ["get", "update"], ...adminsGet },
  },
  {
    path: "orders/inactives",
    create: (uid) => ({ ...order, seller: { _id: uid }, ...createTimes }),
    update: { ...order, seller: { _id: "inactive" }, status: "in progress", ...updateTimes },
    may: adminsGet,
  },
  {
    path: "orders/changedPasswords",
    create: (uid) => ({ ...order, seller: { _id: uid }, ...createTimes }),
    update: { ...order, seller: { _id: "changedPassword" }, status: "in progress", ...updateTimes },
    may: adminsGet,
  },
  { path: "orderMessages/order", ...anyData, may: {} },
  { path: "pushSubscriptions/phone", ...anyData, may: {} },
  { path: "reviews/order", ...anyData, may: {} },
  { path: "receipts/order", ...anyData, may: {} },
  { path: "reviewSummaries/product", ...anyData, may: {} },
  { path: "reports/misleading", ...anyData, may: {} },
  { path: "contacts/ticket", ...anyData, may: adminsGet },
  { path: "pincodes/code", ...anyData, may: {} },
  { path: "contactRequests/code", ...anyData, may: {} },
  { path: "undoLinks/code", ...anyData, may: {} },
  { path: "passwordLinks/code", ...anyData, may: {} },
  { path: "alerts/birch", ...anyData, may: {} },
  { path: "invoices/fee", ...anyData, may: {} },
  { path: "payments/fee", ...anyData, may: {} },
  { path: "quoteRequests/felling", ...anyData, may: {} },
  { path: "photos/spruces", ...anyData, may: {} },
  { path: "endedPages/product-birch", ...anyData, may: {} },
  { path: "recalls/birch", ...anyData, may: {} },
  { path: "recallNotices/birch-1-order", ...anyData, may: {} },
  { path: "mail/order-x", ...anyData, may: {} },
  {
    path: "exports/list",
    create: (uid) => ({ ...exportRequest(uid), ...createTimes }),
    update: { state: "requested" },
    may: { admin: ["get", "create"], root: ["create"] },
  },
  {
    path: "exports/dismissedAdmins",
    create: (uid) => ({ ...exportRequest(uid), ...createTimes }),
    update: { state: "requested" },
    may: { admin: ["create"], root: ["create"] },
  },
  { path: "audit/entry", ...anyData, may: { root: ["get"] } },
  { path: "figures/counted", ...anyData, may: {} },
  { path: "figures/sitemap", ...anyData, may: {} },
  { path: "orderKeys/retry", ...anyData, may: {} },
  { path: "rateLimits/login", ...anyData, may: {} },
  { path: "securityEvents/denial", ...anyData, may: {} },
  { path: "errors/undefinedPrice", ...anyData, may: {} },
  { path: "unheardOf/thing", ...anyData, may: {} },
];
