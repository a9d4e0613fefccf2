import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  costUnit,
  DeliveryCost,
  type DeliveryCostChange,
  deliveryCostNames,
  deliveryCostUnits,
  type NewDeliveryCost,
  toChangedFields,
} from "@halkopiha/domain/orders/delivery.ts";
import { type DeliveryPrice, toDeliveryPrices } from "@halkopiha/domain/products/door-price.ts";
import type { Query, Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { type AuthorizedWrite, writeAudit } from "../admin/audit.ts";
import { updateInBatches } from "../firestore/batches.ts";
import { checkNotStale } from "../firestore/check-not-stale.ts";
import { parseAll, requireDocument } from "../firestore/document.ts";
import { getWriteTime } from "../firestore/write-time.ts";

/** Maximum number of delivery costs per seller. */
const maxPerSeller = 20;

const costs = () => firestore().collection("deliveryCosts");
const queryCosts = (ownerId: string) => costs().where("owner", "==", ownerId);

async function read(query: Query, transaction?: Transaction): Promise<DeliveryCost[]> {
  const bounded = query.limit(maxPerSeller);
  const { docs } = await (transaction ? transaction.get(bounded) : bounded.get());
  return parseAll(DeliveryCost, docs).sort((a, b) => a.price - b.price);
}

const listActive = (ownerId: string, transaction?: Transaction) =>
  read(queryCosts(ownerId).where("available", "==", true), transaction);

/** The active delivery prices of a seller. */
export async function listDeliveryPrices(
  ownerId: string,
  transaction: Transaction,
): Promise<DeliveryPrice[]> {
  return toDeliveryPrices(await listActive(ownerId, transaction));
}

/** A seller's delivery costs, cheapest first: all of them for their owner, the active ones for everyone else. */
export function listSellerDeliveryCosts(
  ownerId: string,
  visibility: "all" | "active",
): Promise<DeliveryCost[]> {
  return visibility === "all" ? read(queryCosts(ownerId)) : listActive(ownerId);
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

/**
 * Creates a delivery cost of a seller.
 * @throws AppError `deliveryCostsFull` above 20
 */
export function createDeliveryCost(ownerId: string, fields: NewDeliveryCost): Promise<DeliveryCost> {
  const ref = costs().doc();
  return firestore().runTransaction(async (transaction) => {
    const { count } = (await transaction.get(queryCosts(ownerId).count())).data();
    if (count >= maxPerSeller) throw new AppError("deliveryCostsFull");
    const { stored, answered } = getWriteTime();
    transaction.create(ref, { ...fields, owner: ownerId, createdAt: stored, updatedAt: stored });
    return { ...fields, _id: ref.id, owner: ownerId, createdAt: answered, updatedAt: answered };
  });
}

/**
 * Updates a delivery cost, or deletes it when `change` is null.
 * @returns the updated cost, or the deleted one
 * @throws AppError `notFound`, `stale` when it was changed since `updatedAt`, which the opened form showed
 */
export function changeDeliveryCost(
  id: string,
  change: DeliveryCostChange | null,
  { check, author }: AuthorizedWrite<DeliveryCost>,
): Promise<DeliveryCost> {
  const ref = costs().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const before = requireDocument(DeliveryCost, snapshot);
    check(before);
    if (!change) {
      transaction.delete(ref);
      writeAudit(transaction, author, { ref, before: snapshot, written: null });
      return before;
    }
    const { updatedAt: seen, ...sent } = change;
    checkNotStale(seen, before);
    const fields = toChangedFields(sent, before);
    const now = getWriteTime();
    transaction.update(ref, { ...fields, updatedAt: now.stored });
    writeAudit(transaction, author, { ref, before: snapshot, written: fields });
    return { ...before, ...fields, updatedAt: now.answered };
  });
}

/** Sets the unit of stored delivery costs that have the unit of the other kind; what they charge stays the same. */
export async function correctUnits(): Promise<void> {
  for (const name of deliveryCostNames) {
    for (const unit of deliveryCostUnits.filter((other) => other !== costUnit[name])) {
      const contradictory = costs().where("name", "==", name).where("unit", "==", unit);
      await updateInBatches(contradictory, (transaction, { ref }) => {
        transaction.update(ref, { unit: costUnit[name] });
      });
    }
  }
}
