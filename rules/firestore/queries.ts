import { limit, type QueryConstraint, where } from "firebase/firestore";
import type { Role } from "../roles.ts";

/**
 * A query narrower than its collection, with the roles that may make it. Rules are not filters: the query itself must be provably allowed.
 */
export interface NarrowQuery {
  title: string;
  collection: string;
  constraints: readonly QueryConstraint[];
  may: readonly Role[];
}

const ofSeller = where("seller._id", "==", "seller");

export const queries: readonly NarrowQuery[] = [
  {
    title: "a seller's newest orders",
    collection: "orders",
    constraints: [ofSeller, limit(20)],
    may: ["seller"],
  },
  { title: "more of a seller's orders", collection: "orders", constraints: [ofSeller, limit(21)], may: [] },
  { title: "all of a seller's orders", collection: "orders", constraints: [ofSeller], may: [] },
  { title: "twenty orders of all sellers", collection: "orders", constraints: [limit(20)], may: [] },
  {
    title: "an inactive seller's orders",
    collection: "orders",
    constraints: [where("seller._id", "==", "inactive"), limit(1)],
    may: [],
  },
  {
    title: "the orders of two sellers",
    collection: "orders",
    constraints: [where("seller._id", "in", ["seller", "otherSeller"]), limit(1)],
    may: [],
  },
  {
    title: "the newest export of an admin",
    collection: "exports",
    constraints: [where("requestedBy", "==", "admin"), limit(1)],
    may: ["admin"],
  },
  {
    title: "the newest export of a dismissed admin",
    collection: "exports",
    constraints: [where("requestedBy", "==", "dismissedAdmin"), limit(1)],
    may: [],
  },
  { title: "the newest export of anybody", collection: "exports", constraints: [limit(1)], may: [] },
  {
    title: "two exports of an admin",
    collection: "exports",
    constraints: [where("requestedBy", "==", "admin"), limit(2)],
    may: [],
  },
  {
    title: "the visible products",
    collection: "products",
    constraints: [where("visible", "==", true), limit(1)],
    may: [],
  },
  {
    title: "a seller's products",
    collection: "products",
    constraints: [where("user_id", "==", "seller"), limit(1)],
    may: [],
  },
  {
    title: "the offered delivery prices",
    collection: "deliveryCosts",
    constraints: [where("available", "==", true), limit(1)],
    may: [],
  },
  { title: "one region", collection: "regions", constraints: [limit(1)], may: [] },
  { title: "one active seller", collection: "sellers", constraints: [limit(1)], may: [] },
  {
    title: "one user who is no admin",
    collection: "users",
    constraints: [where("role", "==", "user"), limit(1)],
    may: [],
  },
];
