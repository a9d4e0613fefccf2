import type { TimeRange } from "@halkopiha/domain/calendar.ts";
import { openTicketStatuses } from "@halkopiha/domain/messaging/ticket.ts";
import type { Category } from "@halkopiha/domain/products/catalogue.ts";
import { Instant } from "@halkopiha/domain/schemas/primitives.ts";
import { type Query, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";
import { toTimestamp } from "../firestore/timestamp.ts";

const countDocuments = async (query: Query) => (await query.count().get()).data().count;

const queryUsers = () => firestore().collection("users").where("role", "==", "user");

const queryGrowing = () => ({
  users: queryUsers(),
  orders: firestore().collection("orders"),
});

/** Orders that have ended, which are no sales. */
const queryEnded = () => firestore().collection("orders").where("ended", "==", true);

/** Conversations that wait for customer service. */
const queryOpenContacts = () => firestore().collection("contacts").where("status", "in", openTicketStatuses);

/** A count costs one read per 1,000 documents. Above this number the counts of the nightly job are used. */
const maxExactCount = 1000;

const Counted = z.object({
  /** Only documents created before this were counted. */
  until: Instant,
  users: z.int(),
  orders: z.int(),
  sellersByRegion: z.record(z.string(), z.int()),
});
type Counted = z.infer<typeof Counted>;

const countedRef = () => firestore().collection("figures").doc("counted");
const readCounted = async () => parseDocument(Counted, await countedRef().get());

/**
 * Stores counts of all documents created before this moment for the dashboard; once a day, so no document becomes a write hotspot
 * (ADR 26).
 */
export async function storeCounts(until: Date, regionIds: readonly string[]): Promise<void> {
  const { users, orders } = queryGrowing();
  const before = (query: Query) => countDocuments(query.where("createdAt", "<", Timestamp.fromDate(until)));
  const [counts, sellers] = await Promise.all([
    Promise.all([before(users), before(orders)]),
    countSellersExactly(regionIds),
  ]);
  const counted: Counted = {
    until: until.toISOString(),
    users: counts[0],
    orders: counts[1],
    sellersByRegion: Object.fromEntries(regionIds.map((id, index) => [id, sellers[index] ?? 0])),
  };
  await countedRef().set(counted);
}

/**
 * The counts of the admin panel, with a handful of reads at any size of the market. Above `maxExactCount`, sellers who have left since the
 * end of the day are still counted; orders are not deleted in between, so their count is exact. Of open conversations at most
 * `maxExactCount` are counted.
 */
export async function readCounts() {
  const counted = await readCounted();
  const all = async (what: keyof ReturnType<typeof queryGrowing>) => {
    const query = queryGrowing()[what];
    if (!counted || counted[what] < maxExactCount) return countDocuments(query);
    return counted[what] + (await countDocuments(query.where("createdAt", ">=", toTimestamp(counted.until))));
  };
  const [usersCount, newUsersCount, placedCount, endedCount, contactsCount] = await Promise.all([
    all("users"),
    countDocuments(queryUsers().where("userAccount.isActive", "==", false)),
    all("orders"),
    countDocuments(queryEnded()),
    countDocuments(queryOpenContacts().limit(maxExactCount)),
  ]);
  return { usersCount, newUsersCount, ordersCount: placedCount - endedCount, contactsCount };
}

/** The number of orders of each time range that have not ended: two aggregation queries each. */
export function countOrdersIn(spans: readonly TimeRange[]): Promise<number[]> {
  const countIn = (query: Query, { from, until }: TimeRange) =>
    countDocuments(
      query.where("createdAt", ">=", toTimestamp(from)).where("createdAt", "<", toTimestamp(until)),
    );
  return Promise.all(
    spans.map(async (span) => {
      const [placed, gone] = await Promise.all([
        countIn(firestore().collection("orders"), span),
        countIn(queryEnded(), span),
      ]);
      return placed - gone;
    }),
  );
}

/**
 * The number of visible listings of a category for each value of a field: one aggregation query each. Without a field, the number of all.
 */
export function countListings(
  category: Category,
  field?: "name" | "quality" | "material",
  values: readonly string[] = [],
): Promise<number[]> {
  const visibleListings = firestore()
    .collection("products")
    .where("visible", "==", true)
    .where("category", "==", category);
  if (field === undefined) return Promise.all([countDocuments(visibleListings)]);
  return Promise.all(values.map((value) => countDocuments(visibleListings.where(field, "==", value))));
}

/** The number of sellers in each region: one aggregation query each. */
function countSellersExactly(regionIds: readonly string[]): Promise<number[]> {
  return Promise.all(
    regionIds.map((id) => countDocuments(queryUsers().where("address.region._id", "==", id))),
  );
}

/** The number of sellers in each region; above `maxExactCount`, as counted at the end of the day. */
export async function countSellersByRegion(regionIds: readonly string[]): Promise<number[]> {
  const counted = await readCounted();
  if (!counted || counted.users < maxExactCount) return countSellersExactly(regionIds);
  return regionIds.map((id) => counted.sellersByRegion[id] ?? 0);
}
