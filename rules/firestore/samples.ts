import { serverTimestamp, Timestamp } from "firebase/firestore";
import { loggedInAt, roles, sessionsEndedAt } from "../roles.ts";

export type Data = Record<string, unknown>;

const then = Timestamp.fromMillis(Date.UTC(2026, 10, 1));
const stored = { createdAt: then, updatedAt: then };

/** The timestamps that a client sends with a new document, and with a changed one. */
export const createTimes = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
export const updateTimes = { createdAt: then, updatedAt: serverTimestamp() };

export const order: Data = {
  status: "recieved",
  seller: { _id: "seller" },
  totals: { totalPrice: 6500 },
  ...stored,
};
export const exportRequest = (uid: string): Data => ({
  requestedBy: uid,
  query: "active=true&sort=name",
  state: "requested",
});

const user = (role: string, isActive: boolean): Data => ({
  role,
  userAccount: { isActive },
  fullName: "Aino Ahonala",
});

/** A session that is used ends in the future. */
const endOf = (role: string) => new Date(role === "unusedForLong" ? loggedInAt : Date.now() + 3_600_000);

/** The documents that exist before each test, by path. */
export const documents: Readonly<Record<string, Data>> = {
  "regions/pirkanmaa": { name: "Pirkanmaa" },
  "localities/orivesi": { location: "Orivesi" },
  "accounts/premium": { accountPlan: "premium" },
  "advertisements/premium": { title: "Premium-tili" },
  "settings/operator": { name: "Halkopiha" },
  "users/inactive": user("user", false),
  "users/seller": user("user", true),
  "users/otherSeller": user("user", true),
  "users/forger": user("user", true),
  "users/admin": user("admin", true),
  // Valid, because the sessions ended before the login.
  "users/root": { ...user("root", true), sessionsValidFrom: Timestamp.fromMillis(loggedInAt) },
  "users/changedPassword": {
    ...user("root", true),
    sessionsValidFrom: Timestamp.fromMillis(sessionsEndedAt),
  },
  "users/passwordOnly": user("root", true),
  "users/dismissedAdmin": user("user", true),
  // Root, so that being inactive is the only reason for a denial.
  "users/inactiveAdmin": user("root", false),
  ...Object.fromEntries(
    [...roles, "changedPassword"]
      .filter((role) => role !== "loggedOut")
      .map((role) => [
        `sessions/${role}`,
        {
          user: role,
          expiresAt: Timestamp.fromDate(endOf(role)),
          grantsAdminRights: role !== "passwordOnly",
        },
      ]),
  ),
  "sellers/seller": { name: "Halkomestari" },
  "usernames/halkomestari": { uid: "seller" },
  "emails/hash": { uid: "seller" },
  "personalIds/seller": { sealed: "v1.iv.tag.text" },
  "secondFactors/seller": { enabled: { sealed: "v1.iv.tag.text" } },
  "products/shown": { visible: true, user_id: "seller", name: "Halko" },
  "products/hidden": { visible: false, user_id: "seller", name: "Halko" },
  "products/changedPasswords": { visible: false, user_id: "changedPassword", name: "Halko" },
  "priceLogs/shown": { since: "2026-10-01", former: [{ price: 7500, lastDay: "2026-11-20" }] },
  "deliveryCosts/changedPasswords": { available: false, owner: "changedPassword", price: 4500 },
  "deliveryCosts/offered": { available: true, owner: "seller", price: 4500 },
  "deliveryCosts/withdrawn": { available: false, owner: "seller", price: 4500 },
  "carts/visitor": { lines: [] },
  "favorites/visitor": { ids: [] },
  "orders/order": order,
  "orders/inProgress": { ...order, status: "in progress" },
  "orders/inDelivery": { ...order, status: "in delivery" },
  "orders/delivered": { ...order, status: "delivered" },
  "orders/ended": { ...order, cancellation: { by: "buyer" }, ended: true },
  "orders/partlyWithdrawn": { ...order, withdrawal: { part: "Yksi kuutio" } },
  "orders/inactives": { ...order, seller: { _id: "inactive" } },
  "orders/changedPasswords": { ...order, seller: { _id: "changedPassword" } },
  "orderMessages/order": { messages: [{ text: "Milloin tulette?", from: "buyer" }] },
  "pushSubscriptions/phone": { endpoint: "https://fcm.googleapis.com/x", userId: "seller", orderIds: [] },
  "receipts/order": { sellerId: "seller", number: "K2026-0001", total: 19_500 },
  "reviews/order": { stars: 5, isHidden: false },
  "reviewSummaries/product": { count: 1, stars: 5 },
  "recalls/birch": { hazard: "Savu on myrkyllistä.", state: "notified" },
  "recallNotices/birch-1-order": { orderId: "order", channel: "mail" },
  "reports/misleading": { text: "Kuvassa on eri puuta.", reporter: { email: "aino@posti.example" } },
  "contacts/ticket": { name: "Aino", status: "recieved" },
  "pincodes/code": { hash: "x" },
  "contactRequests/code": { uid: "seller" },
  "undoLinks/code": { uid: "seller" },
  "passwordLinks/code": { uid: "root" },
  "invoices/fee": { userId: "seller", year: 2026, number: "202600001" },
  "payments/fee": { userId: "seller", year: 2026, amount: 15_060, received: "2026-02-12", undone: null },
  "quoteRequests/felling": { sellerId: "seller", name: "Aino Ahonala", email: "aino@posti.example" },
  "photos/spruces": { sellerId: "seller", uploader: null },
  "alerts/birch": { email: "aino@posti.example", search: { material: "koivu" } },
  "endedPages/product-birch": { category: "Polttopuut", material: "koivu", region: "pirkanmaa" },
  "mail/order-x": { to: "aino@posti.example" },
  "exports/list": { state: "done", requestedBy: "admin" },
  "exports/dismissedAdmins": { state: "done", requestedBy: "dismissedAdmin" },
  "audit/entry": { action: "changed", kind: "region" },
  "figures/counted": { users: 20_000 },
  "figures/sitemap": { products: ["birch"], sellers: [] },
  "orderKeys/retry": { orderIds: ["order"] },
  "rateLimits/login": { count: 1 },
  "securityEvents/denial": { kind: "denied", user: "seller" },
  "errors/undefinedPrice": { source: "browser", message: "TypeError: x is undefined", count: 3 },
};
