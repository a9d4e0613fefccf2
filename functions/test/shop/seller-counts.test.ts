import { countSellers } from "@halkopiha/domain/contract/shop/search.ts";
import { beforeAll, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { countReads, database, waitForQuietDatabase } from "../support/market.ts";

const visitor = new Client();

// Triggers of earlier tests may still change sellers.
beforeAll(waitForQuietDatabase);

test("a visitor learns how many active sellers there are in each of the 18 regions", async () => {
  const { sellersByRegion } = await visitor.call(countSellers, {});
  const { docs } = await database.collection("sellers").get();
  const regions = docs.map((snapshot) => snapshot.get("address.region._id"));
  expect(sellersByRegion).toHaveLength(18);
  for (const { region, count } of sellersByRegion) {
    expect(count, region.name).toBe(regions.filter((id) => id === region._id).length);
  }
  expect(sellersByRegion.some(({ count }) => count > 0)).toBe(true);
});

test("the sellers are counted for all visitors at once: the answer is cached publicly", async () => {
  const { headers } = await visitor.request(countSellers, {});
  expect(headers.get("cache-control")).toMatch(/^public, .*s-maxage=300/);
});

// Google's emulator does not report how many documents it has read.
test.skipIf(process.env["FIREBASE_OFFICIAL_EMULATORS"])(
  "the sellers are counted with one read for each region, and its name",
  async () => {
    expect(await countReads(() => visitor.call(countSellers, {}))).toBeLessThanOrEqual(36);
  },
);
