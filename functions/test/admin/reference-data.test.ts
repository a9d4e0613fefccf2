import * as advertisements from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import * as locations from "@halkopiha/domain/contract/reference-data/localities.ts";
import * as plans from "@halkopiha/domain/contract/reference-data/plans.ts";
import * as regions from "@halkopiha/domain/contract/reference-data/regions.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database } from "../support/market.ts";

const [visitor, seller, admin] = [new Client(), new Client(), new Client()];

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await admin.logIn("yllapito", "Yllapito2026");
});

const fail = () => expect.fail("the sample market lacks it");

const ahvenanmaa = { name: "Ahvenanmaa", zoom: 8, coords: { lat: 60.2, lng: 20 } };
const maarianhamina = { location: "Maarianhamina", zoom: 11, region: "ahvenanmaa" };

describe("everyone may read", () => {
  test("the 18 regions", { tags: "s7-note-1" }, async () => {
    const answer = await visitor.call(regions.listRegions, {});
    expect(answer.regions).toHaveLength(18);
    expect(answer.regions.map(({ name }) => name)).toContain("Etelä-Karjala");
  });

  test("the 320 localities", async () => {
    const { localities } = await visitor.call(locations.listLocalities, { query: {} });
    expect(localities).toHaveLength(320);
  });

  test("a region's own localities, in alphabetical order", { tags: "s7-note-2" }, async () => {
    const { localities } = await visitor.call(locations.listLocalities, { query: { region: "kainuu" } });
    expect(new Set(localities.map(({ region }) => region.name))).toEqual(new Set(["Kainuu"]));
    expect(localities[0]?.location).toBe("Hyrynsalmi");
  });

  test("§3 localities grouped by region for a form", { tags: "s3-18" }, async () => {
    const { localitiesByRegion } = await visitor.call(locations.listLocalitiesByRegion, {});
    expect(localitiesByRegion).toHaveLength(18);
    expect(localitiesByRegion.flatMap(({ localities }) => localities)).toHaveLength(320);
  });

  test("the yearly fee: 120 euros and VAT", { tags: ["s1-3", "s3-15"] }, async () => {
    const { accounts } = await visitor.call(plans.listPlans, {});
    expect(accounts[0]).toMatchObject({ accountPlan: "basic", price: 15_060 });
  });

  test("an advertisement of each plan", { tags: "s2-front-9" }, async () => {
    const answer = await visitor.call(advertisements.listAdvertisements, {});
    expect(answer.advertisements.map(({ accountPlan }) => accountPlan)).toEqual(["basic", "premium"]);
  });
});

describe("§7 the optional query filters by the fields of", () => {
  test.each([
    { query: { name: "Pirkanmaa" }, matches: ({ name }: Region) => name === "Pirkanmaa" },
    { query: { zoom: 8 }, matches: ({ zoom }: Region) => zoom === 8 },
    { query: { _id: "lappi", zoom: 1 }, matches: () => false },
  ])("regions: $query", { tags: "s7-call-listRegions" }, async ({ query, matches }) => {
    const all = (await visitor.call(regions.listRegions, {})).regions;
    const found = (await visitor.call(regions.listRegions, { query })).regions;
    expect(found).toEqual(all.filter(matches));
  });

  test("plans", { tags: "s7-call-listPlans" }, async () => {
    const { accounts: all } = await visitor.call(plans.listPlans, {});
    const { accounts } = await visitor.call(plans.listPlans, {
      query: { accountPlan: "basic", price: 15_060 },
    });
    expect(accounts).toEqual(all.filter(({ accountPlan }) => accountPlan === "basic"));
    expect(accounts).toHaveLength(1);
  });

  test("advertisements", { tags: "s7-call-listAdvertisements" }, async () => {
    const { advertisements: all } = await visitor.call(advertisements.listAdvertisements, {});
    const [first] = all;
    if (!first) return fail();
    const { title, priceTag, price } = first;
    const query = { title, priceTag, price };
    expect((await visitor.call(advertisements.listAdvertisements, { query })).advertisements).toEqual([
      first,
    ]);
  });

  test("none that is a list or does not exist", async () => {
    const reply = await visitor.send("GET", "/api/advertisements?descriptions=x&hinta=1");
    expect(Object.keys(parseErrorBody(reply).fields ?? {})).toEqual(["descriptions", "hinta"]);
  });

  test("an entity, and is not cached, because invented values would fill the CDN", async () => {
    const reply = await visitor.send("GET", "/api/regions?name=Atlantis");
    expect([reply.status, reply.body, reply.headers.get("cache-control")]).toEqual([
      200,
      { regions: [] },
      "private, no-store",
    ]);
  });
});

describe("only admins may write", () => {
  test.each([
    { who: "a visitor", client: visitor, status: 401 },
    { who: "a seller", client: seller, status: 403 },
  ])("not $who", { tags: "s6-36" }, async ({ client, status }) => {
    expect((await client.request(regions.createRegion, { body: ahvenanmaa })).status).toBe(status);
    const params = { id: "kainuu" };
    expect((await client.request(regions.deleteRegion, { params })).status).toBe(status);
    expect((await client.request(plans.deletePlan, { params: { id: "basic" } })).status).toBe(status);
  });
});

describe("a region", () => {
  test("is added, renamed with its localities, and taken away when empty", {
    tags: ["s1-16", "s6-31"],
  }, async () => {
    const { region } = await admin.call(regions.createRegion, { body: ahvenanmaa });
    expect(region).toEqual({ _id: "ahvenanmaa", ...ahvenanmaa, updatedAt: expect.any(String) });
    const { locality } = await admin.call(locations.createLocality, { body: maarianhamina });
    expect(locality).toMatchObject({
      _id: "maarianhamina",
      region: { name: "Ahvenanmaa" },
      coords: ahvenanmaa.coords,
    });

    const params = { id: "ahvenanmaa" };
    await admin.call(regions.updateRegion, { params, body: { ...ahvenanmaa, name: "Åland" } });
    const { localities } = await visitor.call(locations.listLocalities, { query: { region: "ahvenanmaa" } });
    expect(localities).toMatchObject([{ region: { _id: "ahvenanmaa", name: "Åland" } }]);

    const rejected = await admin.request(regions.deleteRegion, { params });
    expect(rejected.status).toBe(409);
    expect(parseErrorBody(rejected).message).toBe("Maakunnassa on 1 paikkakunta, joten sitä ei voi poistaa.");
    await admin.call(locations.deleteLocality, { params: { id: "maarianhamina" } });
    const { message } = await admin.call(regions.deleteRegion, { params });
    expect(message).toBe("Maakunta on poistettu.");
  });

  test("of a name that is there already is rejected", async () => {
    const reply = await admin.request(regions.createRegion, { body: { ...ahvenanmaa, name: "KAINUU" } });
    expect(reply.status).toBe(409);
  });

  test("§5 without a zoom is rejected by name", { tags: "s5-47" }, async () => {
    const reply = await admin.sendJson("POST", "/api/regions", { name: "Ahvenanmaa" });
    expect(parseErrorBody(reply).fields).toEqual({ zoom: "Vaadittu kenttä" });
  });

  test("without coordinates lies in the middle of Finland", async () => {
    const { region } = await admin.call(regions.createRegion, { body: { name: "Keskus", zoom: 6 } });
    expect(region.coords).toEqual({ lat: 64.95, lng: 26.1 });
    await admin.call(regions.deleteRegion, { params: { id: "keskus" } });
  });

  test("that there is not cannot be changed or taken away", async () => {
    const params = { id: "atlantis" };
    expect((await admin.request(regions.updateRegion, { params, body: ahvenanmaa })).status).toBe(404);
    expect((await admin.request(regions.deleteRegion, { params })).status).toBe(404);
  });
});

describe("a locality", () => {
  test("where sellers live or deliver stays, and the error says how many", async () => {
    const reply = await admin.request(locations.deleteLocality, { params: { id: "orivesi" } });
    expect(reply.status).toBe(409);
    expect(parseErrorBody(reply).message).toMatch(
      /^Paikkakunta on käytössä \d+ myyjällä, joten sitä ei voi poistaa\.$/,
    );
  });

  test("of no region is rejected by name", async () => {
    const reply = await admin.request(locations.createLocality, {
      body: { ...maarianhamina, region: "atlantis" },
    });
    expect(parseErrorBody(reply).fields).toEqual({ region: "Valitse maakunta." });
  });

  test("can be closed", { tags: "s6-32" }, async () => {
    const body = { location: "Puolanka", zoom: 11, region: "kainuu", available: false };
    const { locality } = await admin.call(locations.updateLocality, { params: { id: "puolanka" }, body });
    expect(locality.available).toBe(false);
    await admin.call(locations.updateLocality, {
      params: { id: "puolanka" },
      body: { ...body, available: true },
    });
  });
});

describe("of two admins who change the same entity the second gets what it is now", () => {
  const params = { id: "kainuu" };

  test("when it is a region", async () => {
    const { regions: listed } = await visitor.call(regions.listRegions, {});
    const { _id, ...opened } = listed.find((region) => region._id === params.id) ?? fail();
    const { region } = await admin.call(regions.updateRegion, { params, body: { ...opened, zoom: 9 } });
    const rejected = await admin.request(regions.updateRegion, { params, body: { ...opened, zoom: 7 } });
    expect(rejected.status).toBe(409);
    expect(parseErrorBody(rejected)).toMatchObject({ code: "stale", current: region });
    const body = { ...opened, updatedAt: region.updatedAt };
    expect((await admin.call(regions.updateRegion, { params, body })).region.zoom).toBe(opened.zoom);
  });

  test("when it is a locality, a plan or an advertisement", async () => {
    const updatedAt = "2026-01-01T00:00:00.000Z";
    const place = { location: "Puolanka", zoom: 11, region: "kainuu", updatedAt };
    const plan = { accountPlan: "basic" as const, price: 1, promotedProducts: 0, updatedAt };
    const { advertisements: cards } = await visitor.call(advertisements.listAdvertisements, {});
    const { _id: card, ...shown } = cards[0] ?? fail();
    const refusals = await Promise.all([
      admin.request(locations.updateLocality, { params: { id: "puolanka" }, body: place }),
      admin.request(plans.updatePlan, { params: { id: "basic" }, body: plan }),
      admin.request(advertisements.updateAdvertisement, {
        params: { id: card },
        body: { ...shown, updatedAt },
      }),
    ]);
    expect(refusals.map((rejected) => parseErrorBody(rejected).code)).toEqual(["stale", "stale", "stale"]);
  });
});

test("a plan that sellers have stays", async () => {
  const reply = await admin.request(plans.deletePlan, { params: { id: "premium" } });
  expect(reply.status).toBe(409);
});

test("there is one plan of each name", async () => {
  const body = { accountPlan: "basic" as const, price: 100, promotedProducts: 0 };
  expect((await admin.request(plans.createPlan, { body })).status).toBe(409);
});

test("a plan's price changes, not how often it was activated", { tags: "s1-17" }, async () => {
  const before = (await visitor.call(plans.listPlans, {})).accounts.find(({ _id }) => _id === "basic");
  const body = { accountPlan: "basic" as const, price: 16_000, promotedProducts: 1 };
  const { account } = await admin.call(plans.updatePlan, { params: { id: "basic" }, body });
  const updatedAt = expect.any(String);
  expect(account).toEqual({ ...before, price: 16_000, promotedProducts: 1, updatedAt });
  await database.collection("accounts").doc("basic").update({ price: 15_060, promotedProducts: 0 });
});
