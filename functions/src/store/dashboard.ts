import type { Span } from "@halkopiha/domain/calendar.ts";
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

/** How many sellers live in each of these regions: one aggregation query each. */
export function countSellersOf(regionIds: readonly string[]): Promise<number[]> {
  return Promise.all(regionIds.map((id) => countOf(people().where("address.region._id", "==", id))));
}
