import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  costUnit,
  DeliveryCost,
  type DeliveryCostChange,
  type NewDeliveryCost,
  toChangedFields,
} from "@halkopiha/domain/orders/delivery.ts";
import { deliveryCostNames, deliveryCostUnits } from "@halkopiha/domain/products/catalogue.ts";
import { type DeliveryPrice, toDeliveryPrices } from "@halkopiha/domain/products/door-price.ts";
import { FieldValue, type Query, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { type AuthorizedWrite, writeAudit } from "../admin/audit.ts";
import { updateInBatches } from "../firestore/batches.ts";
import { parseAll, requireDocument } from "../firestore/document.ts";

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
    const at = FieldValue.serverTimestamp();
    transaction.create(ref, { ...fields, owner: ownerId, createdAt: at, updatedAt: at });
    const now = new Date().toISOString();
    return { ...fields, _id: ref.id, owner: ownerId, createdAt: now, updatedAt: now };
  });
}

/**
 * Updates a delivery cost, or deletes it when `change` is null.
 * @returns the updated cost, or the deleted one
 * @throws AppError `notFound`
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
    const fields = change && toChangedFields(change, before);
    writeAudit(transaction, author, { ref, before: snapshot, written: fields });
    if (!fields) {
      transaction.delete(ref);
      return before;
    }
    transaction.update(ref, { ...fields, updatedAt: FieldValue.serverTimestamp() });
    return { ...before, ...fields, updatedAt: new Date().toISOString() };
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
