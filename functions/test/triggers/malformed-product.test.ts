import { onTestFinished, test } from "vitest";
import { database, newProduct, newSeller, storedPerson, waitForQuietDatabase } from "../support/market.ts";
import { waitForDocument } from "../support/wait-for.ts";

test("a product that is stored wrongly keeps no other product from its seller's changes", async () => {
  const seller = await newSeller();
  const [wrong, right] = [await newProduct(seller), await newProduct(seller)];
  const products = database.collection("products");
  await waitForQuietDatabase();
  await products.doc(wrong._id).update({ price: "halpa" });
  onTestFinished(async () => void (await products.doc(wrong._id).delete()));
  const companyName = "Uuden Nimen Puu Oy";
  await database.collection("users").doc(seller._id).update(storedPerson({ companyName }));
  await waitForDocument(products.doc(right._id), (seen) => seen.get("owner.name") === companyName);
});
