import { writeFile } from "node:fs/promises";
import { initialLocalities, initialRegions } from "@halkopiha/domain/reference-data/initial/places.ts";
import { type Market, toDataFile } from "../market.ts";
import { sampleDeliveryCosts } from "./delivery-costs.ts";
import { demoUsers } from "./demo-users.ts";
import { sampleOrders } from "./orders.ts";
import { sampleProducts } from "./products.ts";
import { createRandom } from "./random.ts";
import { tickets } from "./tickets.ts";
import { sampleUser } from "./users.ts";

// Regenerates the files of the sample market. The same seed gives the same files.

const sellerCount = 80;
const productCount = 600;
const orderCount = 60;

const random = createRandom(2026);

const namedSellers = demoUsers.filter(({ role }) => role === "user");
const others = Array.from({ length: sellerCount - namedSellers.length }, (_, index) => {
  const region = initialRegions[index % initialRegions.length]?._id;
  const home = random.pick(initialLocalities.filter((locality) => locality.region._id === region));
  return sampleUser(random, index, home, initialLocalities);
});
const sellers = [...namedSellers, ...others];
const active = sellers.filter(({ isActive }) => isActive);
const products = sampleProducts(
  random,
  sellers.filter(({ username }) => !["halkomestari", "mokkiklapi", "uusimyyja"].includes(username)),
  productCount,
);

const market: Market = {
  users: [...demoUsers, ...others],
  products,
  deliveryCosts: sampleDeliveryCosts(random, active),
  orders: sampleOrders(random, active, products, initialLocalities, orderCount),
  tickets,
};

for (const [part, rows] of Object.entries(market)) {
  await writeFile(toDataFile(part), `${JSON.stringify(rows, null, 2)}\n`);
}
console.info(
  Object.entries(market)
    .map(([part, rows]) => `${part}: ${rows.length}`)
    .join(", "),
);
