import { Order } from "@halkopiha/domain/orders/order.ts";
import { collection, limit, onSnapshot, orderBy, query, where } from "firebase/firestore";
import { connect } from "../../../lib/firestore/connect.ts";
import { readDocument } from "../../../lib/firestore/read-document.ts";

/** Number of the newest orders in the subscription. */
const maxOrders = 20;

/**
 * Subscribes to a seller's newest orders; the Firestore rules apply. `onChange` gets all of them whenever one is added or changed.
 * @returns a function that unsubscribes and closes the connection
 * @throws when the connection fails
 */
export async function listenToOrders(
  sellerId: string,
  onChange: (orders: readonly Order[]) => void,
): Promise<() => Promise<void>> {
  const { database, close } = await connect();
  const newest = query(
    collection(database, "orders"),
    where("seller._id", "==", sellerId),
    orderBy("createdAt", "desc"),
    limit(maxOrders),
  );
  const unsubscribe = onSnapshot(
    newest,
    ({ docs }) => onChange(docs.map((order) => readDocument(Order, order)).filter((order) => order !== null)),
    // The subscription ends, for example when the account has been closed; the page works without it.
    () => undefined,
  );
  return async () => {
    unsubscribe();
    await close();
  };
}
