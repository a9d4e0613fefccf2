import type { Span } from "@halkopiha/domain/calendar.ts";
import type { Category } from "@halkopiha/domain/catalogue.ts";
import { Instant } from "@halkopiha/domain/primitives.ts";
import { type Query, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { parseDocument } from "./document.ts";

const countOf = async (query: Query) => (await query.count().get()).data().count;

const people = () => firestore().collection("users").where("role", "==", "user");
const timestamp = (instant: string) => Timestamp.fromMillis(Date.parse(instant));

const grown = () => ({
  users: people(),
  orders: firestore().collection("orders"),
  contacts: firestore().collection("contacts"),
});

/** Counting costs a read for each thousand: from here on what the end of the day has counted is built on. */
const mostCountedAnew = 1000;

const Counted = z.object({
  /** What came before this was counted. */
  until: Instant,
  users: z.int(),
  orders: z.int(),
  contacts: z.int(),
  sellersByRegion: z.record(z.string(), z.int()),
});
type Counted = z.infer<typeof Counted>;

const countedRef = () => firestore().collection("figures").doc("counted");
const readCounted = async () => parseDocument(Counted, await countedRef().get());

/** Counts for the panel of tomorrow what there was before this moment; once a day, so no document is hot. Decision 9. */
export async function rememberCounts(until: Date, regionIds: readonly string[]): Promise<void> {
  const { users, orders, contacts } = grown();
  const before = (query: Query) => countOf(query.where("createdAt", "<", Timestamp.fromDate(until)));
  const [counts, sellers] = await Promise.all([
    Promise.all([before(users), before(orders), before(contacts)]),
    countSellersAnew(regionIds),
  ]);
  const counted: Counted = {
    until: until.toISOString(),
    users: counts[0],
    orders: counts[1],
    contacts: counts[2],
    sellersByRegion: Object.fromEntries(regionIds.map((id, index) => [id, sellers[index] ?? 0])),
  };
  await countedRef().set(counted);
}

/**
 * The counts of the admin panel, a handful of reads however large the market is. Where there are thousands, sellers who have
 * left since the end of the day are still counted; orders and conversations stay, so those are exact.
 */
export async function readCounts() {
  const counted = await readCounted();
  const all = async (what: keyof ReturnType<typeof grown>) => {
    const query = grown()[what];
    if (!counted || counted[what] < mostCountedAnew) return countOf(query);
    return counted[what] + (await countOf(query.where("createdAt", ">=", timestamp(counted.until))));
  };
  const [usersCount, newUsersCount, ordersCount, contactsCount] = await Promise.all([
    all("users"),
    countOf(people().where("userAccount.isActive", "==", false)),
    all("orders"),
    all("contacts"),
  ]);
  return { usersCount, newUsersCount, ordersCount, contactsCount };
}

/** How many orders came in each of these spans of time: one aggregation query each. */
export function countOrdersIn(spans: readonly Span[]): Promise<number[]> {
  const orders = firestore().collection("orders");
  return Promise.all(
    spans.map(({ from, until }) =>
      countOf(orders.where("createdAt", ">=", timestamp(from)).where("createdAt", "<", timestamp(until))),
    ),
  );
}

/**
 * How many listings of a category buyers can see, with each of these values in a field: one aggregation query each. Without a
 * field all of them.
 */
export function countListings(
  category: Category,
  field?: "name" | "quality" | "material",
  values: readonly string[] = [],
): Promise<number[]> {
  const shown = firestore()
    .collection("products")
    .where("visible", "==", true)
    .where("category", "==", category);
  if (field === undefined) return Promise.all([countOf(shown)]);
  return Promise.all(values.map((value) => countOf(shown.where(field, "==", value))));
}

/** How many sellers live in each of these regions: one aggregation query each. */
function countSellersAnew(regionIds: readonly string[]): Promise<number[]> {
  return Promise.all(regionIds.map((id) => countOf(people().where("address.region._id", "==", id))));
}

/** How many sellers live in each of these regions; where there are thousands, as the end of the day has counted them. */
export async function countSellersOf(regionIds: readonly string[]): Promise<number[]> {
  const counted = await readCounted();
  if (!counted || counted.users < mostCountedAnew) return countSellersAnew(regionIds);
  return regionIds.map((id) => counted.sellersByRegion[id] ?? 0);
}
