import type { LocalityIdsByRegion } from "@halkopiha/domain/search/product-index.ts";
import { FieldPath, type Query } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { deleteSellerProducts, syncSellerProducts } from "./seller-products.ts";
import { syncSellerProjection } from "./sellers.ts";

const pageSize = 100;

/** Syncs a user's public projection and products with the stored user. */
export async function syncSeller(uid: string, localityIds: LocalityIdsByRegion): Promise<void> {
  const exists = await syncSellerProjection(uid, localityIds);
  await (exists ? syncSellerProducts(uid, localityIds) : deleteSellerProducts(uid));
}

/** Syncs every seller whose products are available anywhere in these regions. */
export async function syncSellersInRegions(
  regionIds: readonly string[],
  localityIds: LocalityIdsByRegion,
): Promise<void> {
  const tokens = ["all", ...regionIds.map((id) => `r:${id}`)];
  const sellers = firestore().collection("sellers").where("deliversTo", "array-contains-any", tokens);
  let page: Query | null = sellers.select().orderBy(FieldPath.documentId()).limit(pageSize);
  while (page !== null) {
    const { docs }: { docs: { id: string }[] } = await page.get();
    for (const { id } of docs) await syncSeller(id, localityIds);
    const last = docs.at(-1);
    page = last && docs.length === pageSize ? page.startAfter(last.id) : null;
  }
}
