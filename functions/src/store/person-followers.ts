import type { Gazetteer } from "@halkopiha/domain/listing.ts";
import { FieldPath, type Query } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { deleteGoods, followSeller } from "./goods.ts";
import { project } from "./sellers.ts";

const pageSize = 100;

/** Brings a person's projection and products into step with the person as stored now. */
export async function followPerson(uid: string, gazetteer: Gazetteer): Promise<void> {
  const exists = await project(uid, gazetteer);
  await (exists ? followSeller(uid, gazetteer) : deleteGoods(uid));
}

/** Brings everyone into step whose goods can be had anywhere in these regions. */
export async function followSellersIn(regionIds: readonly string[], gazetteer: Gazetteer): Promise<void> {
  const tokens = ["all", ...regionIds.map((id) => `r:${id}`)];
  const sellers = firestore().collection("sellers").where("deliversTo", "array-contains-any", tokens);
  let page: Query | null = sellers.select().orderBy(FieldPath.documentId()).limit(pageSize);
  while (page !== null) {
    const { docs }: { docs: { id: string }[] } = await page.get();
    for (const { id } of docs) await followPerson(id, gazetteer);
    const last = docs.at(-1);
    page = last && docs.length === pageSize ? page.startAfter(last.id) : null;
  }
}
