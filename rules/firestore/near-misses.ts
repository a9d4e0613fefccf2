import { deleteField, increment, serverTimestamp, Timestamp } from "firebase/firestore";
import type { Role } from "../roles.ts";
import { createTimes, type Data, exportRequest, order, updateTimes } from "./samples.ts";

/** A write that differs slightly from an allowed one, and must be denied. */
export interface NearMiss {
  title: string;
  as: Role;
  path: string;
  /** `change` contains only the changed fields; `create` replaces the whole document. */
  kind: "create" | "change";
  data: Data;
}

const yesterday = Timestamp.fromMillis(Date.UTC(2026, 10, 2));

/** An invalid change of an order by its seller. */
function wrongOrder(title: string, data: Data, as: Role = "seller"): NearMiss {
  return {
    title,
    as,
    path: "orders/order",
    kind: "change",
    data: { ...order, ...updateTimes, status: "in progress", ...data },
  };
}

const orders = [
  wrongOrder("two steps at once", { status: "in delivery" }),
  wrongOrder("three steps at once", { status: "delivered" }),
  wrongOrder("no step at all", { status: "recieved" }),
  wrongOrder("a state that there is not", { status: "lost" }),
  wrongOrder("a state of the wrong type", { status: 1 }),
  wrongOrder("no state", { status: deleteField() }),
  wrongOrder("another price beside the step", { totals: { totalPrice: 1 } }),
  wrongOrder("a field too many", { extra: 1 }),
  wrongOrder("another seller", { seller: { _id: "otherSeller" } }),
  wrongOrder("another time of ordering", { createdAt: serverTimestamp() }),
  wrongOrder("a made-up time", { updatedAt: yesterday }),
  wrongOrder("no new time", { updatedAt: Timestamp.fromMillis(Date.UTC(2026, 10, 1)) }),
  wrongOrder("counted up", { extra: increment(1) }),
  wrongOrder("somebody else's order", {}, "otherSeller"),
  wrongOrder("an admin past the API", {}, "admin"),
  {
    ...wrongOrder("of an order that has ended", { cancellation: { by: "buyer" }, ended: true }),
    path: "orders/ended",
  },
  wrongOrder("an end beside the step", { ended: true }),
  { ...wrongOrder("with a stolen token", {}, "stolenToken"), path: "orders/changedPasswords" },
];

function wrongExport(title: string, data: Data, as: Role = "admin"): NearMiss {
  const right = { ...exportRequest("admin"), ...createTimes };
  return { title, as, path: "exports/new", kind: "create", data: { ...right, ...data } };
}

const exportRequests = [
  wrongExport("in another's name", { requestedBy: "root" }),
  wrongExport("already done", { state: "done" }),
  wrongExport("of a list that is no text", { query: { sort: "name" } }),
  wrongExport("of a list that is too long a text", { query: "x".repeat(1001) }),
  wrongExport("a field too many", { link: "https://example.com" }),
  wrongExport("createdAt made up", { createdAt: yesterday }),
  wrongExport("updatedAt made up", { updatedAt: yesterday }),
  { ...wrongExport("under what is no id", {}), path: "exports/not an id" },
  wrongExport("by a seller", { requestedBy: "seller" }, "seller"),
  wrongExport("with a stolen token", { requestedBy: "changedPassword" }, "stolenToken"),
  wrongExport("by a dismissed admin", { requestedBy: "dismissedAdmin" }, "dismissedAdmin"),
  wrongExport("by an inactive admin", { requestedBy: "inactiveAdmin" }, "inactiveAdmin"),
];

export const nearMisses: readonly NearMiss[] = [...orders, ...exportRequests];
