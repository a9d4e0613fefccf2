import { deleteField, increment, serverTimestamp, Timestamp } from "firebase/firestore";
import type { Role } from "../people.ts";
import {
  advertisement,
  type Data,
  exportRequest,
  keptTimes,
  locality,
  newTimes,
  order,
  plan,
  region,
} from "./samples.ts";

/** A write that is one step beside an allowed one, and must be refused. */
export interface NearMiss {
  title: string;
  as: Role;
  path: string;
  /** `change` names the changed fields only; the others replace the whole document. */
  kind: "create" | "replace" | "change";
  data: Data;
}

const without = (data: Data, key: string): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
const long = (length: number) => "a".repeat(length);
const yesterday = Timestamp.fromMillis(Date.UTC(2026, 10, 2));

/** Values that stand beside the right ones, by field. */
type Wrong = Readonly<Record<string, readonly unknown[]>>;

const coordsWrong = [
  "61.5,23.8",
  {},
  { lat: 61.5 },
  { lng: 23.8 },
  { lat: 91, lng: 0 },
  { lat: -91, lng: 0 },
  { lat: 0, lng: 181 },
  { lat: 0, lng: -181 },
  { lat: 61.5, lng: 23.8, alt: 100 },
];
const zoomWrong = [0, 19, "8", null];
const text = (longest: number) => ["", long(longest + 1), 5, null, ["a"]];
const centsWrong = [-1, 100_000_001, 10.5, "100"];

/** Every field of a document left out, every wrong value, and one field too many: refused as a new document and as a change. */
function besides(as: Role, collection: string, id: string, right: Data, wrong: Wrong): NearMiss[] {
  const variants = [
    ...Object.keys(right).map((field) => ({ title: `without ${field}`, data: without(right, field) })),
    ...Object.entries(wrong).flatMap(([field, values]) =>
      values.map((value) => ({
        title: `${field}: ${JSON.stringify(value)?.slice(0, 40)}`,
        data: { ...right, [field]: value },
      })),
    ),
    { title: "a field too many", data: { ...right, extra: 1 } },
  ];
  return variants.flatMap(({ title, data }) => [
    {
      title: `${title}, as new`,
      as,
      path: `${collection}/new`,
      kind: "create" as const,
      data: { ...data, ...newTimes },
    },
    {
      title: `${title}, as a change`,
      as,
      path: `${collection}/${id}`,
      kind: "replace" as const,
      data: { ...data, ...keptTimes },
    },
  ]);
}

/** Times that a client made up. */
function madeUpTimes(as: Role, collection: string, id: string, right: Data): NearMiss[] {
  const create = (title: string, times: Data): NearMiss => ({
    title: `${title}, as new`,
    as,
    path: `${collection}/new`,
    kind: "create",
    data: { ...right, ...newTimes, ...times },
  });
  const update = (title: string, times: Data): NearMiss => ({
    title: `${title}, as a change`,
    as,
    path: `${collection}/${id}`,
    kind: "replace",
    data: { ...right, ...keptTimes, ...times },
  });
  return [
    create("createdAt made up", { createdAt: yesterday }),
    create("updatedAt made up", { updatedAt: yesterday }),
    update("createdAt moved", { createdAt: serverTimestamp() }),
    update("updatedAt made up", { updatedAt: yesterday }),
  ];
}

function referenceData(collection: string, id: string, right: Data, wrong: Wrong): NearMiss[] {
  return [...besides("admin", collection, id, right, wrong), ...madeUpTimes("admin", collection, id, right)];
}

const reference = [
  ...referenceData("regions", "pirkanmaa", region, { name: text(60), zoom: zoomWrong, coords: coordsWrong }),
  ...referenceData("localities", "orivesi", locality, {
    location: text(60),
    zoom: zoomWrong,
    available: ["true", 1, null],
    coords: coordsWrong,
    region: [
      "pirkanmaa",
      { _id: "pirkanmaa" },
      { name: "Pirkanmaa" },
      { _id: "pirkanmaa", name: "Uusimaa" },
      { _id: "uusimaa", name: "Pirkanmaa" },
      { _id: "pirkanmaa", name: "Pirkanmaa", zoom: 8 },
    ],
  }),
  ...referenceData("accounts", "premium", plan, {
    accountPlan: ["gold", null, ["basic"]],
    price: centsWrong,
    discountedPrice: centsWrong,
    promotedProducts: [-1, 1001, 1.5, "1"],
    timesActivated: [-1, 1.5, "1"],
  }),
  ...referenceData("advertisements", "premium", advertisement, {
    title: text(120),
    image: [long(2001), ["a"], 5],
    descriptions: ["text", { a: "b" }, Array(13).fill("a"), [long(2001)]],
    priceTag: text(60),
    discountInfo: [long(201), ["a"], 5],
    accountPlan: ["gold", null],
    price: centsWrong,
  }),
];

/** An order that its seller changes wrongly. */
function wrongOrder(title: string, data: Data, as: Role = "seller"): NearMiss {
  return {
    title,
    as,
    path: "orders/order",
    kind: "change",
    data: { ...order, ...keptTimes, status: "in progress", ...data },
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
];

function wrongExport(title: string, data: Data, as: Role = "admin"): NearMiss {
  const right = { ...exportRequest("admin"), ...newTimes };
  return { title, as, path: "exports/new", kind: "create", data: { ...right, ...data } };
}

const exportRequests = [
  wrongExport("in another's name", { requestedBy: "root" }),
  wrongExport("already done", { state: "done" }),
  wrongExport("a field too many", { link: "https://example.com" }),
  wrongExport("createdAt made up", { createdAt: yesterday }),
  wrongExport("updatedAt made up", { updatedAt: yesterday }),
  wrongExport("by a seller", { requestedBy: "seller" }, "seller"),
];

export const nearMisses: readonly NearMiss[] = [...reference, ...orders, ...exportRequests];
