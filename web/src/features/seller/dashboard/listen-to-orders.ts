import { Order } from "@halkopiha/domain/orders/order.ts";
import { collection, limit, onSnapshot, orderBy, query, where } from "firebase/firestore";
import { connect } from "../../../lib/firestore/connect.ts";
import { readDocument } from "../../../lib/firestore/read-document.ts";

/** So many of the newest orders are followed. */
const maxOrders = 20;

/**
 * Follows a seller's newest orders under the rules of Firestore; `told` hears of all of them whenever one comes or changes.
 * @returns how to stop, after which nothing of the connection is left
 * @throws whatever keeps it from connecting
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
    // An account that has been closed meanwhile: the page goes on without.
    () => undefined,
  );
  return async () => {
    unsubscribe();
    await close();
  };
}
