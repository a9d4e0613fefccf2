import * as rows from "@halkopiha/domain/contract/reference.ts";
import { expect, test } from "vitest";
import { Client } from "./support/api.ts";

const visitor = new Client();

test("there are 18 regions", async () => {
  const { regions } = await visitor.call(rows.listRegions, {});
  expect(regions).toHaveLength(18);
  expect(regions.map(({ name }) => name)).toContain("Etelä-Karjala");
});

test("there are 320 localities", async () => {
  const { localities } = await visitor.call(rows.listLocations, { query: {} });
  expect(localities).toHaveLength(320);
});

test("a region's localities are its own, in alphabetical order", async () => {
  const { localities } = await visitor.call(rows.listLocations, { query: { region: "kainuu" } });
  expect(new Set(localities.map(({ region }) => region.name))).toEqual(new Set(["Kainuu"]));
  expect(localities[0]?.location).toBe("Hyrynsalmi");
});

test("localities are grouped by region for a form", async () => {
  const { localitiesByRegion } = await visitor.call(rows.listLocalitiesByRegion, {});
  expect(localitiesByRegion).toHaveLength(18);
  expect(localitiesByRegion.flatMap(({ localities }) => localities)).toHaveLength(320);
});

test("the yearly fee is 120 euros and VAT", async () => {
  const { accounts } = await visitor.call(rows.listPlans, {});
  expect(accounts[0]).toMatchObject({ accountPlan: "basic", price: 15_060 });
});

test("each plan is advertised", async () => {
  const { advertisements } = await visitor.call(rows.listAdvertisements, {});
  expect(advertisements.map(({ accountPlan }) => accountPlan)).toEqual(["basic", "premium"]);
});
