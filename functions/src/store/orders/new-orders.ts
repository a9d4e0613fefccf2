import { maxCountedOrders } from "@halkopiha/domain/orders/max-counted-orders.ts";
import type { OrderStatus } from "@halkopiha/domain/orders/order.ts";
import type { Query } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";

const countUpToMax = async (query: Query) => (await query.limit(maxCountedOrders).count().get()).data().count;

/** Number of orders that a seller has not taken up. */
export async function countNewOrders(sellerId: string): Promise<number> {
  const recieved = firestore()
    .collection("orders")
    .where("seller._id", "==", sellerId)
    .where("status", "==", "recieved" satisfies OrderStatus);
  const [all, ended] = await Promise.all([
    countUpToMax(recieved),
    countUpToMax(recieved.where("ended", "==", true)),
  ]);
  return all - ended;
}
