import { expect, test } from "vitest";
import { buildDocuments } from "../../emulator-data/documents.ts";
import { readMarket } from "../../emulator-data/market.ts";

test("the orders of the sample market have every line that was ordered, also of services by quote now", async () => {
  const market = await readMarket();
  const { orders } = buildDocuments(market, () => ({ small: "", large: "", original: "" }));
  expect(orders.map(({ items }) => items.length)).toEqual(market.orders.map(({ lines }) => lines.length));
});
