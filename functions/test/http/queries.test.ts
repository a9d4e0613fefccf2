import type { Call } from "@halkopiha/domain/contract/call.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { logInAsRoot } from "../support/users.ts";

const visitor = new Client();

// A CDN caches one response per URL. Different URLs with the same response would fill it, and each would read the database.

const calls = Object.values<Call>(table).map((call) => ({ name: `${call.method} ${call.path}`, call }));

test.each(calls)("$name rejects a query that it does not know, and names it", async ({ call }) => {
  const reply = await visitor.send(call.method, `${call.path.replace(":id", "halkomestari")}?utm_source=x`);
  expect(reply.status).toBe(400);
  expect(parseErrorBody(reply)).toMatchObject({
    code: "invalid",
    fields: { utm_source: "Tuntematon hakuehto." },
  });
});

/** Calls whose query may be left out, at least in part. */
const queried = calls.filter(({ call }) => call.method === "GET" && call.query !== undefined);

test.each(queried)("$name is no fault of the server without a query", async ({ call }) => {
  const root = await logInAsRoot();
  const path = call.path.replaceAll(/:[a-zA-Z]+/g, "halkomestari");
  const { status } = await root.send(call.method, path);
  expect(status).toBeLessThan(500);
});

describe("a query is rejected", () => {
  test.each([
    ["/api/sellers?sort=newest&sort=newest", { sort: "Hakuehdon voi antaa vain kerran." }],
    ["/api/sellers?region[]=lappi", { "region[]": "Tuntematon hakuehto." }],
    ["/api/sellers?sort[$ne]=x", { "sort[$ne]": "Tuntematon hakuehto." }],
    ["/api/sellers?Region=lappi", { Region: "Tuntematon hakuehto." }],
    ["/api/products?owner_id=halkomestari&t=1", { t: "Tuntematon hakuehto." }],
  ])("%s", async (path, fields) => {
    const reply = await visitor.send("GET", path);
    expect({ status: reply.status, fields: parseErrorBody(reply).fields }).toEqual({ status: 400, fields });
  });
});

describe("an answer about what does not exist is not cached:", () => {
  test.each([
    ["an unknown seller", "/api/sellers?sellerId=keksitty"],
    ["an unknown region", "/api/sellers?region=keksitty"],
    ["an unknown locality", "/api/sellers?locality=keksitty"],
    ["a locality in an unknown region", "/api/sellers?region=keksitty&locality=orivesi"],
    ["a locality in another region", "/api/sellers?region=lappi&locality=orivesi"],
    ["an unknown word", "/api/sellers?queryString=zxqv"],
    ["an unknown word beside a known one", "/api/sellers?queryString=koivu+zxqv"],
    ["the products of an unknown seller", "/api/products?owner_id=keksitty"],
    ["an unknown product", "/api/offers?ids=keksitty"],
    ["an unknown product beside a known one", "/api/offers?ids=halkomestari-koivu-33%2Ckeksitty"],
    ["products in an unknown place", "/api/offers?ids=halkomestari-koivu-33&to=keksitty"],
    ["the price of an unknown product", "/api/doorprices?ids=keksitty&to=tampere"],
    ["the localities of an unknown region", "/api/locations?region=keksitty"],
  ])("%s", async (_what, path) => {
    const { status, headers } = await visitor.send("GET", path);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });
});

test.each([
  "/api/sellers?sellerId=halkomestari",
  "/api/sellers?region=pirkanmaa&locality=orivesi",
  "/api/sellers?queryString=koivu",
  "/api/products?owner_id=halkomestari",
  "/api/offers?ids=halkomestari-koivu-33&to=tampere",
  "/api/doorprices?ids=halkomestari-koivu-33&to=tampere",
  "/api/locations?region=pirkanmaa",
])("the answer to %s is cached", async (path) => {
  const { status, headers } = await visitor.send("GET", path);
  expect([status, headers.get("cache-control")]).toEqual([200, expect.stringMatching(/^public, /)]);
});

// The Hosting emulator normalises escapes, a trailing `?` and `&` before they reach the API: `query.test.ts` tests them.
describe("a query in another form than the app's gets the same answer, and only the app's is cached:", () => {
  const ask = async (path: string) => {
    const { status, body, headers } = await visitor.send("GET", path);
    return { status, body, isCached: headers.get("cache-control") !== "private, no-store" };
  };

  test.each([
    ["the names in another order", "region=pirkanmaa&limit=5", "limit=5&region=pirkanmaa"],
    ["defaults in words", "region=pirkanmaa", "region=pirkanmaa&sort=newest&amount=5&amountUnit=Irto-m3"],
    ["empty values", "region=pirkanmaa", "category=&region=pirkanmaa&locality=&queryString=&quality=all"],
    ["zeros that say nothing", "to=tampere&amount=7.5&limit=5", "to=tampere&amount=07.50&limit=5"],
    ["an amount without a place", "region=pirkanmaa", "region=pirkanmaa&amount=7"],
    ["more than a seller", "sellerId=halkomestari", "sellerId=halkomestari&region=lappi"],
  ])("%s", async (_what, canonical, other) => {
    const answer = await ask(`/api/sellers?${canonical}`);
    expect(answer).toMatchObject({ status: 200, isCached: true });
    expect(await ask(`/api/sellers?${other}`)).toEqual({ ...answer, isCached: false });
  });

  test.each(["/api/locations?region=", "/api/regions/", "/api/sellers/?region=lappi"])("%s", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200, isCached: false });
  });

  test.each(["/api/Regions", "/api/Sellers?region=lappi"])("%s is no path", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, isCached: false });
  });
});
