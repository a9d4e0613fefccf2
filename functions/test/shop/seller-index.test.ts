import { FieldValue } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import { indexStored } from "../../src/store/firestore/index-stored.ts";
import { sellerIndex } from "../../src/store/products/seller-index.ts";
import {
  countReads,
  database,
  newDeliveryCost,
  newProduct,
  newSeller,
  waitForQuietDatabase,
} from "../support/market.ts";

test("sellers stored without delivery prices get them in the night, with their products", async () => {
  const seller = await newSeller({ deliveryMethod: "Kuljetus" });
  const product = await newProduct(seller);
  await newDeliveryCost(seller, { price: 4500 });
  await waitForQuietDatabase();
  const stored = [
    database.collection("sellers").doc(seller._id),
    database.collection("products").doc(product._id),
  ];
  for (const ref of stored) await ref.update({ deliveryPrices: FieldValue.delete() });
  await database.collection("figures").doc("sellerIndex").delete();
  await indexStored(sellerIndex);
  for (const ref of stored) {
    expect((await ref.get()).get("deliveryPrices")).toMatchObject([{ price: 4500 }]);
  }
  expect(await countReads(() => indexStored(sellerIndex))).toBe(1);
});
