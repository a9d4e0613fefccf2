import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { hideListing } from "@halkopiha/domain/contract/admin/listings.ts";
import * as adminCalls from "@halkopiha/domain/contract/admin/reports.ts";
import * as calls from "@halkopiha/domain/contract/reports.ts";
import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import * as reporting from "../support/reports.ts";
import { getErrorCode } from "../support/users.ts";

const [admin, otherAdmin, root, visitor] = [new Client(), new Client(), new Client(), new Client()];
const reason = "Kuva on toisen myyjän.";
const form = { outcome: "removed", grounds: "terms", reason } as const;
let product: Product;

beforeAll(async () => {
  await admin.logIn("yllapito", "Yllapito2026");
  await otherAdmin.logIn("yllapito", "Yllapito2026");
  await root.logIn("juuri", "Juurijuuri1");
});

beforeEach(async () => {
  product = await newProduct(await newSeller());
});

const isShown = async () =>
  (await visitor.request(readProduct, { params: { id: product._id } })).status === 200;
const open = async ({ id, code }: reporting.ReportLink) =>
  (await visitor.call(calls.openReport, { params: { id }, body: { code } })).report;
const readText = async (id: string, end: string) =>
  String((await reporting.readReportMails(id)).get(end)?.["text"]);
describe("a report", () => {
  test("is confirmed to its sender, without a word of the seller or of what was typed", async () => {
    const link = await reporting.reportListing(product);
    const text = await readText(link.id, "received");
    expect(text).not.toMatch(/Aino|eri puuta|Halkomestari/);
    expect(text).not.toContain(product.name);
    expect(await open(link)).toMatchObject({
      party: "reporter",
      state: "received",
      decision: null,
      appealUntil: null,
    });
    expect(await isShown()).toBe(true);
  });

  test("needs no address, and then nobody is mailed", async () => {
    const body = { ...reporting.newReport(product._id), email: null, name: null };
    const { message } = await visitor.call(calls.createReport, { headers: {}, body });
    expect(message).toContain("emme voi kertoa");
    const id = await reporting.findReportId(body);
    expect(await reporting.readReportMails(id)).toEqual(new Map());
    await reporting.decide(id, "removed");
    expect([...(await reporting.readReportMails(id)).keys()]).toEqual(["decided-0-affected"]);
  });

  test("that is sent again with its key is one", async () => {
    const request = {
      headers: { "idempotency-key": "sama-avain-1" },
      body: reporting.newReport(product._id),
    };
    const sender = new Client();
    await sender.call(calls.createReport, request);
    await sender.call(calls.createReport, request);
    const { docs } = await database.collection("reports").where("target.id", "==", product._id).get();
    expect(docs).toHaveLength(1);
  });

  test("is about something that buyers see", async () => {
    await admin.call(hideListing, { params: { id: product._id }, body: { reason } });
    const send = (id: string) =>
      getErrorCode(visitor.request(calls.createReport, { headers: {}, body: reporting.newReport(id) }));
    expect(await send(product._id)).toBe("notFound");
    expect(await send("tuntematon")).toBe("notFound");
  });

  test("opens with its own code only", async () => {
    const { id } = await reporting.reportListing(product);
    const other = await reporting.reportListing(product);
    const wrong = { params: { id }, body: { code: other.code } };
    expect(await getErrorCode(visitor.request(calls.openReport, wrong))).toBe("linkInvalid");
    const unknown = { params: { id: "tuntematon" }, body: { code: "x".repeat(22) } };
    expect(await getErrorCode(visitor.request(calls.openReport, unknown))).toBe("linkInvalid");
  });
});

describe("a decision", () => {
  test("to remove hides the listing and gives both the reasons, the seller with all that the law asks for", async () => {
    const link = await reporting.reportListing(product);
    await reporting.decide(link.id, "removed");
    expect(await isShown()).toBe(false);
    expect(await open(link)).toMatchObject({ state: "decided", decision: { outcome: "removed", reason } });
    expect(await readText(link.id, "decided-0-reporter")).toContain(reason);
    const statement = await readText(link.id, "decided-0-affected");
    for (const part of [
      reason,
      "käyttöehtojemme",
      "automaattisesti",
      "ihminen",
      "valittaa",
      "tuomioistuimeen",
    ])
      expect(statement).toContain(part);
    expect(statement).not.toMatch(/Aino|posti\.example|eri puuta/);
  });

  test("to leave it is told to the reporter only, who may appeal", async () => {
    const link = await reporting.reportListing(product);
    await reporting.decide(link.id, "noAction");
    expect(await isShown()).toBe(true);
    expect([...(await reporting.readReportMails(link.id)).keys()].toSorted()).toEqual([
      "decided-0-reporter",
      "received",
    ]);
    expect((await open(link)).appealUntil).not.toBeNull();
  });

  test("is made once, by one of two admins at a time", async () => {
    const races = await Promise.all(Array.from({ length: 20 }, () => reporting.reportListing(product)));
    for (const { id } of races) {
      const codes = await Promise.all(
        [admin, otherAdmin].map((by, index) =>
          by.request(adminCalls.decideReport, {
            params: { id },
            body: { ...form, outcome: index === 0 ? "removed" : "noAction" },
          }),
        ),
      );
      expect(codes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test("is not made over what another admin has seen since", async () => {
    const { id } = await reporting.reportListing(product);
    const body = { ...form, updatedAt: "2020-01-01T00:00:00.000Z" };
    expect(await getErrorCode(admin.request(adminCalls.decideReport, { params: { id }, body }))).toBe(
      "stale",
    );
    expect(await isShown()).toBe(true);
  });

  test("is in the change log, without the reporter", async () => {
    const { id } = await reporting.reportListing(product);
    await reporting.decide(id, "removed");
    const { entries } = await root.call(listAudit, { query: { kind: "report", limit: 50 } });
    const entry = entries.find(({ target }) => target._id === id);
    expect(entry?.changes).toContainEqual({ field: "decision.reason", before: null, after: reason });
    expect(JSON.stringify(entry)).not.toMatch(/Aino|posti\.example|eri puuta/);
  });

  test("about a listing that was deleted meanwhile is told to the reporter", async () => {
    const { id } = await reporting.reportListing(product);
    await database.collection("products").doc(product._id).delete();
    await reporting.decide(id, "removed");
    expect([...(await reporting.readReportMails(id)).keys()].toSorted()).toEqual([
      "decided-0-reporter",
      "received",
    ]);
  });
});
