import { User } from "@halkopiha/domain/accounts/user.ts";
import { toSortHeat } from "@halkopiha/domain/products/comparable-price.ts";
import { FieldValue } from "firebase-admin/firestore";
import { expect, onTestFinished, test } from "vitest";
import { requireDocument } from "../../src/store/firestore/document.ts";
import { indexStored } from "../../src/store/firestore/index-stored.ts";
import { productIndex } from "../../src/store/products/product-index.ts";
import { database, newProduct } from "../support/market.ts";

test("products stored without a price of heat, a delivery time and a pause are indexed in the night, and nobody counts as having changed them", async () => {
  // The trigger of a new seller's profile would index the product first.
  const seller = requireDocument(User, await database.collection("users").doc("mokkiklapi").get());
  const product = await newProduct(seller, { deliveryTime: "2" });
  const ref = database.collection("products").doc(product._id);
  onTestFinished(async () => void (await ref.delete()));
  await ref.update({
    sortHeat: FieldValue.delete(),
    deliversIn: FieldValue.delete(),
    paused: FieldValue.delete(),
  });
  const { updatedAt } = (await ref.get()).data() ?? {};
  await database.collection("figures").doc("productIndex").delete();
  await indexStored(productIndex);
  expect((await ref.get()).data()).toMatchObject({
    sortHeat: toSortHeat(product),
    deliversIn: "2",
    paused: false,
    updatedAt,
  });
});
