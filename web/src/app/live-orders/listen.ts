import { Order } from "@halkopiha/domain/orders/order.ts";
import { collection, limit, onSnapshot, orderBy, query, where } from "firebase/firestore";
import { connect } from "../live/connect.ts";
import { readDocument } from "../live/read-document.ts";

/** So many of the newest orders are followed. */
const followed = 20;

/**
 * Follows a seller's newest orders under the rules of Firestore; `told` hears of all of them whenever one comes or changes.
 * @returns how to stop, after which nothing of the connection is left
 * @throws whatever keeps it from connecting
 */
export async function listen(
  sellerId: string,
  told: (orders: readonly Order[]) => void,
): Promise<() => Promise<void>> {
  const { database, close } = await connect();
  const newest = query(
    collection(database, "orders"),
    where("seller._id", "==", sellerId),
    orderBy("createdAt", "desc"),
    limit(followed),
  );
  const unfollow = onSnapshot(
    newest,
    ({ docs }) => told(docs.map((order) => readDocument(Order, order)).filter((order) => order !== null)),
    // An account that has been closed meanwhile: the page goes on without.
    () => undefined,
  );
  return async () => {
    unfollow();
    await close();
  };
}
