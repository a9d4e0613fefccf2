import type { Call } from "@halkopiha/domain/contract/call.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";

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

test("a search that everyone gets has one address, whatever the order of its words", async () => {
  const { APP_URL } = process.env;
  const ask = (query: string) => fetch(`${APP_URL}/api/sellers?${query}`, { redirect: "manual" });
  const reply = await ask("limit=5&region=lappi&category=Polttopuut");
  expect(reply.status).toBe(308);
  expect(reply.headers.get("location")).toBe("/api/sellers?category=Polttopuut&region=lappi&limit=5");
  expect((await ask("category=Polttopuut&region=lappi&limit=5")).status).toBe(200);
});

describe("of an answer that everyone gets, no second address is kept:", () => {
  test.each(["/api/Regions", "/api/regions/", "/api/Sellers?region=lappi"])("%s", async (path) => {
    const reply = await visitor.send("GET", path);
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
  });
});
