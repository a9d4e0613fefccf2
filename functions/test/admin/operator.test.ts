import { listAudit } from "@halkopiha/domain/contract/admin/audit.ts";
import { readOperator, readOperatorSettings } from "@halkopiha/domain/contract/reference-data/operator.ts";
import { updateOperator } from "@halkopiha/domain/contract/reference-data/operator-form.ts";
import type { OperatorChange } from "@halkopiha/domain/reference-data/operator-form.ts";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { countReads } from "../support/market.ts";
import { readOperatorForm } from "../support/operator.ts";
import { getErrorCode } from "../support/users.ts";

const [visitor, seller, admin, root] = [new Client(), new Client(), new Client(), new Client()];
let form: OperatorChange;

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await admin.logIn("yllapito", "Yllapito2026");
  await root.logIn("juuri", "Juurijuuri1");
  form = await readOperatorForm();
});

/** Saves the form as it is now, with these changes. */
const save = async (change: Readonly<Record<string, unknown>>) => {
  const { updatedAt } = await readOperatorForm();
  return root.sendJson("PUT", updateOperator.path, { ...form, updatedAt, ...change });
};

afterEach(() => save({}));

const readShown = async () => (await visitor.call(readOperator, {})).operator;

describe("who runs the market", () => {
  test("is what everybody sees, without the sender name of mails", async () => {
    const { updatedAt, senderName, ...shown } = form;
    expect(await readShown()).toEqual(shown);
  });

  test("is changed by root, and visitors see it", async () => {
    const links = [{ label: "Verkkokauppamme", url: "https://kauppa.example/" }];
    expect((await save({ phone: "014 123 4567", links })).status).toBe(200);
    expect(await readShown()).toMatchObject({ phone: "014 123 4567", links });
  });

  test("is read with its version by admins, who may not change it", async () => {
    const { operator } = await admin.call(readOperatorSettings, {});
    expect(operator).toMatchObject({ senderName: "Halkopiha", updatedAt: expect.any(String) });
    expect(await getErrorCode(admin.request(updateOperator, { body: form }))).toBe("forbidden");
  });

  test("is neither changed nor read in full by sellers and visitors", async () => {
    for (const stranger of [seller, visitor]) {
      expect((await stranger.request(readOperatorSettings, {})).status).toBeGreaterThanOrEqual(401);
      expect((await stranger.request(updateOperator, { body: form })).status).toBeGreaterThanOrEqual(401);
    }
  });

  test("may be cached by browsers and the CDN, and costs no read once it is known", async () => {
    const reply = await visitor.request(readOperator, {});
    expect(reply.headers.get("cache-control")).toContain("s-maxage");
    expect(await countReads(() => visitor.call(readOperator, {}))).toBe(0);
  });

  test("is not overwritten by a form that was opened before another one was saved", async () => {
    await save({ phone: "014 123 4567" });
    const reply = await root.request(updateOperator, { body: { ...form, phone: "040 765 4321" } });
    expect(parseErrorBody(reply).code).toBe("stale");
    expect((await readShown())?.phone).toBe("014 123 4567");
  });

  test("is audited field by field", async () => {
    await save({ place: "Äänekoski", hours: null });
    const { entries } = await root.call(listAudit, { query: { kind: "operator", limit: 1 } });
    expect(entries).toMatchObject([
      {
        action: "changed",
        by: { username: "juuri" },
        target: { _id: "operator", name: form.name },
        changes: [
          { field: "place", before: form.place, after: "Äänekoski" },
          { field: "hours", before: form.hours, after: null },
        ],
      },
    ]);
  });
});

describe("a bank account", () => {
  test("is kept without blanks, with the BIC of its bank", async () => {
    await save({ iban: "fi21 1234 5600 0007 85" });
    expect(await readShown()).toMatchObject({ iban: "FI2112345600000785", bic: "NDEAFIHH" });
  });

  test("of an unknown bank has the BIC that was typed, or none", async () => {
    await save({ iban: "SE45 5000 0000 0583 9825 7466", bic: "eslasess" });
    expect((await readShown())?.bic).toBe("ESLASESS");
    await save({ iban: "SE45 5000 0000 0583 9825 7466" });
    expect((await readShown())?.bic).toBeNull();
  });
});

test.each([
  ["name", " "],
  ["ytunnus", "1234567-8"],
  ["street", ""],
  ["zip", "4010"],
  ["place", ""],
  ["email", "asiakaspalvelu"],
  ["phone", "soita"],
  ["iban", "FI21 1234 5600 0007 86"],
  ["bic", "OKOY"],
  ["senderName", "Halkopiha <muu@posti.example>"],
  ["senderName", "Halkopiha, Oy"],
])("%s is rejected when it is %j", async (field, value) => {
  const reply = await save({ [field]: value });
  expect([reply.status, Object.keys(parseErrorBody(reply).fields ?? {})]).toEqual([400, [field]]);
});

test.each([
  ["no https", [{ label: "Kauppa", url: "http://kauppa.example" }], "links.0.url"],
  ["a script", [{ label: "Kauppa", url: "javascript:alert(1)" }], "links.0.url"],
  ["no label", [{ label: "", url: "https://kauppa.example" }], "links.0.label"],
  [
    "six others before it",
    Array.from({ length: 7 }, () => ({ label: "Kauppa", url: "https://kauppa.example" })),
    "links",
  ],
])("a link with %s is rejected", async (_what, links, field) => {
  const reply = await save({ links });
  expect([reply.status, Object.keys(parseErrorBody(reply).fields ?? {})]).toEqual([400, [field]]);
});
