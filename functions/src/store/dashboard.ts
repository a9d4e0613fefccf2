import type { Query } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";

const countOf = async (query: Query) => (await query.count().get()).data().count;

/** The counts of the admin panel; aggregations, since a counter of its own would be a hot document. Decision 9. */
export async function readCounts() {
  const users = firestore().collection("users").where("role", "==", "user");
  const [usersCount, newUsersCount, ordersCount, contactsCount] = await Promise.all([
    countOf(users),
    countOf(users.where("userAccount.isActive", "==", false)),
    countOf(firestore().collection("orders")),
    countOf(firestore().collection("contacts")),
  ]);
  return { usersCount, newUsersCount, ordersCount, contactsCount };
}
