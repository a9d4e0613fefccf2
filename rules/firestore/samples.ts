import { serverTimestamp, Timestamp } from "firebase/firestore";

export type Data = Record<string, unknown>;

const then = Timestamp.fromMillis(Date.UTC(2026, 10, 1));
const stored = { createdAt: then, updatedAt: then };
const coords = { lat: 61.5, lng: 23.8 };

/** What a client sends for the times of a new document, and of a changed one. */
export const newTimes = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
export const keptTimes = { createdAt: then, updatedAt: serverTimestamp() };

export const region: Data = { name: "Pirkanmaa", zoom: 8, coords };
export const locality: Data = {
  location: "Orivesi",
  zoom: 11,
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  available: true,
  coords,
};
export const plan: Data = {
  accountPlan: "premium",
  price: 30_120,
  discountedPrice: 25_100,
  promotedProducts: 10,
  timesActivated: 0,
};
export const advertisement: Data = {
  title: "Premium-tili",
  image: "",
  descriptions: ["Kymmenen tarjousta kerrallaan"],
  priceTag: "vuodessa",
  discountInfo: "",
  accountPlan: "premium",
  price: 30_120,
};
export const order: Data = {
  status: "recieved",
  seller: { _id: "seller" },
  totals: { totalPrice: 6500 },
  ...stored,
};
export const exportRequest = (uid: string): Data => ({ requestedBy: uid, state: "requested" });

const user = (role: string, isActive: boolean): Data => ({
  role,
  userAccount: { isActive },
  fullName: "Aino Ahonala",
});

/** The documents that are there before each test, by path. */
export const documents: Readonly<Record<string, Data>> = {
  "regions/pirkanmaa": { ...region, ...stored },
  "localities/orivesi": { ...locality, ...stored },
  "accounts/premium": { ...plan, ...stored },
  "advertisements/premium": { ...advertisement, ...stored },
  "users/inactive": user("user", false),
  "users/seller": user("user", true),
  "users/otherSeller": user("user", true),
  "users/forger": user("user", true),
  "users/admin": user("admin", true),
  "users/root": user("root", true),
  "sellers/seller": { name: "Halkomestari" },
  "usernames/halkomestari": { uid: "seller" },
  "products/shown": { visible: true, user_id: "seller", name: "Halko" },
  "products/hidden": { visible: false, user_id: "seller", name: "Halko" },
  "deliveryCosts/offered": { available: true, owner: "seller", price: 4500 },
  "deliveryCosts/withdrawn": { available: false, owner: "seller", price: 4500 },
  "carts/visitor": { lines: [] },
  "favorites/visitor": { ids: [] },
  "orders/order": order,
  "orders/inProgress": { ...order, status: "in progress" },
  "orders/inDelivery": { ...order, status: "in delivery" },
  "orders/delivered": { ...order, status: "delivered" },
  "orders/inactives": { ...order, seller: { _id: "inactive" } },
  "contacts/ticket": { name: "Aino", status: "recieved" },
  "pincodes/code": { hash: "x" },
  "mail/order-x": { to: "aino@posti.example" },
  "exports/list": { state: "done" },
  "audit/entry": { action: "changed", kind: "region" },
  "figures/counted": { users: 20_000 },
  "rateLimits/login": { count: 1 },
};
