import { DeliveryCost } from "@halkopiha/domain/delivery.ts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { parseAll } from "./document.ts";

/** A seller has at most this many delivery costs. */
const mostPerSeller = 20;

async function listActive(ownerId: string, transaction?: Transaction): Promise<DeliveryCost[]> {
  const query = firestore()
    .collection("deliveryCosts")
    .where("owner", "==", ownerId)
    .where("available", "==", true)
    .limit(mostPerSeller);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return parseAll(DeliveryCost, docs).sort((a, b) => a.price - b.price);
}

/** The active delivery costs of each of these sellers, cheapest first. */
export async function listActiveBySeller(
  ownerIds: Iterable<string>,
  transaction?: Transaction,
): Promise<Map<string, DeliveryCost[]>> {
  const ids = [...new Set(ownerIds)];
  const lists = await Promise.all(ids.map((id) => listActive(id, transaction)));
  return new Map(ids.map((id, index) => [id, lists[index] ?? []]));
}
