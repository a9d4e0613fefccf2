import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { expect, test } from "vitest";
import { correctUnits } from "../../src/store/products/delivery-costs.ts";
import { Client } from "../support/api.ts";
import { newDeliveryCost, newSeller } from "../support/market.ts";

test("stored delivery costs with the unit of the other kind get their own, and keep their price", async () => {
  const seller = await newSeller();
  await newDeliveryCost(seller, { name: "Kilometrien mukaan", unit: "kpl", price: 150 });
  await newDeliveryCost(seller, { name: "Kiinteä hinta", unit: "km", price: 4000 });
  await correctUnits();
  const { deliveryCosts } = await new Client().call(listDeliveryCosts, { query: { owner: seller._id } });
  expect(deliveryCosts.map(({ name, unit, price }) => [name, unit, price])).toEqual([
    ["Kilometrien mukaan", "km", 150],
    ["Kiinteä hinta", "kpl", 4000],
  ]);
});
