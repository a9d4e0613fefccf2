import { type Role, roles } from "../people.ts";
import { type Data, exportRequest, keptTimes, newTimes, order } from "./samples.ts";

/** Get, list, create, update, delete. */
export const operations = ["get", "list", "create", "update", "delete"] as const;
export type Operation = (typeof operations)[number];

/** One row of the table: a document, what would be a right write to it, and who may do what. */
export interface Row {
  /** The document that is read, changed and deleted. */
  path: string;
  /** What a new document beside it would hold. */
  create: (uid: string) => Data;
  update: Data;
  /** The operations that each role may do; those who are not named may do nothing. */
  may: Partial<Record<Role, readonly Operation[]>>;
}

const reading = ["get", "list"] as const;
const everyone = (...operations: Operation[]): Row["may"] =>
  Object.fromEntries(roles.map((role) => [role, operations]));
const everyoneReads = everyone(...reading);
const everyoneGets = everyone("get");
const adminsRead: Row["may"] = { admin: reading, root: reading };
const anything = { create: () => ({ any: 1 }), update: { any: 1 } };

/** The table of the data model, row by row. `list` stands for the whole collection; narrower queries are in `queries.ts`. */
export const matrix: readonly Row[] = [
  { path: "regions/pirkanmaa", ...anything, may: everyoneReads },
  { path: "localities/orivesi", ...anything, may: everyoneReads },
  { path: "accounts/premium", ...anything, may: everyoneReads },
  { path: "advertisements/premium", ...anything, may: everyoneReads },
  { path: "users/seller", ...anything, may: { seller: ["get"], admin: ["get"], root: reading } },
  { path: "users/inactive", ...anything, may: { inactive: ["get"], admin: ["get"], root: reading } },
  { path: "users/forger", ...anything, may: { forger: ["get"], admin: ["get"], root: reading } },
  {
    path: "users/dismissedAdmin",
    ...anything,
    may: { dismissedAdmin: ["get"], admin: ["get"], root: reading },
  },
  { path: "users/inactiveAdmin", ...anything, may: { inactiveAdmin: ["get"], root: reading } },
  { path: "users/changedPassword", ...anything, may: { root: reading } },
  { path: "users/admin", ...anything, may: { admin: ["get"], root: reading } },
  { path: "users/root", ...anything, may: { root: reading } },
  { path: "sellers/seller", ...anything, may: everyoneReads },
  { path: "usernames/halkomestari", ...anything, may: {} },
  { path: "products/shown", ...anything, may: { ...everyoneGets, ...adminsRead } },
  { path: "products/changedPasswords", ...anything, may: adminsRead },
  { path: "products/hidden", ...anything, may: { seller: ["get"], ...adminsRead } },
  { path: "deliveryCosts/offered", ...anything, may: { ...everyoneGets, ...adminsRead } },
  { path: "deliveryCosts/changedPasswords", ...anything, may: adminsRead },
  { path: "deliveryCosts/withdrawn", ...anything, may: { seller: ["get"], ...adminsRead } },
  { path: "carts/visitor", ...anything, may: {} },
  { path: "favorites/visitor", ...anything, may: {} },
  {
    path: "orders/order",
    create: (uid) => ({ ...order, seller: { _id: uid }, ...newTimes }),
    update: { ...order, status: "in progress", ...keptTimes },
    may: { seller: ["get", "update"], ...adminsRead },
  },
  {
    path: "orders/inactives",
    create: (uid) => ({ ...order, seller: { _id: uid }, ...newTimes }),
    update: { ...order, seller: { _id: "inactive" }, status: "in progress", ...keptTimes },
    may: adminsRead,
  },
  {
    path: "orders/changedPasswords",
    create: (uid) => ({ ...order, seller: { _id: uid }, ...newTimes }),
    update: { ...order, seller: { _id: "changedPassword" }, status: "in progress", ...keptTimes },
    may: adminsRead,
  },
  { path: "contacts/ticket", ...anything, may: adminsRead },
  { path: "pincodes/code", ...anything, may: {} },
  { path: "undoLinks/code", ...anything, may: {} },
  { path: "mail/order-x", ...anything, may: {} },
  {
    path: "exports/list",
    create: (uid) => ({ ...exportRequest(uid), ...newTimes }),
    update: { state: "requested" },
    may: { admin: [...reading, "create"], root: [...reading, "create"] },
  },
  { path: "audit/entry", ...anything, may: { root: reading } },
  { path: "figures/counted", ...anything, may: {} },
  { path: "orderKeys/retry", ...anything, may: {} },
  { path: "rateLimits/login", ...anything, may: {} },
  { path: "unheardOf/thing", ...anything, may: {} },
];
