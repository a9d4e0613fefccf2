import { recallListing, takeBackRecall } from "@halkopiha/domain/contract/admin/recalls.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { sampleRecallForm } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { Timestamp } from "firebase-admin/firestore";
import { Client } from "./api.ts";
import { database } from "./market.ts";
import { oncePerFile } from "./once-per-file.ts";
import { orderProduct } from "./orders.ts";

const admin = oncePerFile(() => new Client().logIn("yllapito", "Yllapito2026"));

export const recall = async ({ _id }: Pick<Product, "_id">) =>
  (await admin()).call(recallListing, { params: { id: _id }, body: sampleRecallForm });

export const takeBackReason = "Näyte tutkittiin: puu ei ole kyllästettyä.";

export const takeBack = async ({ _id }: Pick<Product, "_id">) =>
  (await admin()).call(takeBackRecall, { params: { id: _id }, body: { reason: takeBackReason } });

/** The messages of the recalls of a product by the ends of their ids, which begin with the round. */
export async function readRecallMails({ _id }: Pick<Product, "_id">) {
  const { docs } = await database.collection("mail").get();
  const start = `recall-${_id}-`;
  const own = docs.filter(({ id }) => id.startsWith(start));
  return new Map(own.map((mail) => [mail.id.slice(start.length), mail.data()]));
}

/** Copies an order of a product, each with an id of its own, as if as many buyers had ordered it. */
export async function copyOrders(
  product: Pick<Product, "_id">,
  count: number,
  buyer: { email?: string; phonenumber?: string } = {},
): Promise<string[]> {
  const { _id } = await orderProduct(product);
  const stored = (await database.collection("orders").doc(_id).get()).data() ?? {};
  const start = Date.now();
  const batch = database.batch();
  const ids = Array.from({ length: count }, (_, index) => {
    const ref = database.collection("orders").doc();
    const fields = { ...stored, buyer: { ...stored["buyer"], ...buyer } };
    batch.create(ref, { ...fields, createdAt: Timestamp.fromMillis(start - index) });
    return ref.id;
  });
  await batch.commit();
  return [_id, ...ids];
}
