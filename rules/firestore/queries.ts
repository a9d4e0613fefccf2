import { limit, type QueryConstraint, where } from "firebase/firestore";
import { type Role, roles } from "../roles.ts";

/**
 * A query narrower than its collection, with the roles that may make it. Rules are not filters: the query itself must be provably allowed.
 */
export interface NarrowQuery {
  title: string;
  collection: string;
  constraints: readonly QueryConstraint[];
  may: readonly Role[];
}

export const queries: readonly NarrowQuery[] = [
  {
    title: "the visible products",
    collection: "products",
    constraints: [where("visible", "==", true)],
    may: roles,
  },
  {
    title: "a seller's products, hidden ones too",
    collection: "products",
    constraints: [where("user_id", "==", "seller")],
    may: ["seller", "admin", "root"],
  },
  {
    title: "the hidden products",
    collection: "products",
    constraints: [where("visible", "==", false)],
    may: ["admin", "root"],
  },
  {
    title: "the offered delivery prices",
    collection: "deliveryCosts",
    constraints: [where("available", "==", true)],
    may: roles,
  },
  {
    title: "a seller's delivery prices, withdrawn ones too",
    collection: "deliveryCosts",
    constraints: [where("owner", "==", "seller")],
    may: ["seller", "admin", "root"],
  },
  {
    title: "a seller's orders",
    collection: "orders",
    constraints: [where("seller._id", "==", "seller"), limit(10)],
    may: ["seller", "admin", "root"],
  },
  {
    title: "an inactive seller's orders",
    collection: "orders",
    constraints: [where("seller._id", "==", "inactive")],
    may: ["admin", "root"],
  },
  {
    title: "the orders of two sellers",
    collection: "orders",
    constraints: [where("seller._id", "in", ["seller", "otherSeller"])],
    may: ["admin", "root"],
  },
  {
    title: "the users who are no admins",
    collection: "users",
    constraints: [where("role", "==", "user")],
    may: ["admin", "root"],
  },
  {
    title: "the admins",
    collection: "users",
    constraints: [where("role", "==", "admin")],
    may: ["root"],
  },
];
