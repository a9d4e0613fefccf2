import type { Span } from "@halkopiha/domain/calendar.ts";
import type { Category } from "@halkopiha/domain/catalogue.ts";
import { type Query, Timestamp } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";

const countOf = async (query: Query) => (await query.count().get()).data().count;

const people = () => firestore().collection("users").where("role", "==", "user");
const timestamp = (instant: string) => Timestamp.fromMillis(Date.parse(instant));

/** The counts of the admin panel; aggregations, since a counter of its own would be a hot document. Decision 9. */
export async function readCounts() {
  const users = people();
  const [usersCount, newUsersCount, ordersCount, contactsCount] = await Promise.all([
    countOf(users),
    countOf(users.where("userAccount.isActive", "==", false)),
    countOf(firestore().collection("orders")),
    countOf(firestore().collection("contacts")),
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
export function countSellersOf(regionIds: readonly string[]): Promise<number[]> {
  return Promise.all(regionIds.map((id) => countOf(people().where("address.region._id", "==", id))));
}
