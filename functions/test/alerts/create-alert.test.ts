import { randomUUID } from "node:crypto";
import {
  confirmAlert,
  createAlert,
  endAlerts,
  readAlerts,
  unsubscribe,
} from "@halkopiha/domain/contract/shop/alerts.ts";
import { addFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { createUnsubscribeCode } from "../../src/alerts/unsubscribe-code.ts";
import {
  newAddress,
  newAlert,
  readAlertsOf,
  readConfirmCodes,
  readMailsTo,
  requestAlert,
} from "../support/alerts.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import { newProduct, newSeller } from "../support/market.ts";
import { tries } from "../support/tries.ts";

const search = { category: "Polttopuut", material: "koivu", region: "pirkanmaa" } as const;
const day = 24 * 60 * 60_000;

const confirm = (token: string) => new Client().request(confirmAlert, { body: { token } });
const codeOf = async (reply: Promise<Awaited<ReturnType<typeof confirm>>>) =>
  parseErrorBody(await reply).code;

describe("an alert", () => {
  test("counts only once the link in the mail is confirmed, and then for six months", async () => {
    const email = newAddress();
    const token = await requestAlert(email, { search });
    const [asked] = await readAlertsOf(email);
    expect(asked?.data()).toMatchObject({ search, confirmedAt: null });
    expect(asked?.get("expiresAt").toMillis()).toBeLessThanOrEqual(Date.now() + 2 * day);
    await new Client().call(confirmAlert, { body: { token } });
    const [confirmed] = await readAlertsOf(email);
    expect(confirmed?.get("confirmedAt")).toBeInstanceOf(Timestamp);
    expect(confirmed?.get("expiresAt").toMillis()).toBeGreaterThan(Date.now() + 182 * day);
  });

  test("stores the filters of the search alone, and of the link only a hash", async () => {
    const email = newAddress();
    const body = { email, search: { ...search, quality: "", limit: 5, to: "tampere" } };
    await new Client().sendJson("POST", createAlert.path, body);
    const [alert] = await readAlertsOf(email);
    expect(alert?.get("search")).toEqual(search);
    const [token = ""] = await readConfirmCodes(email);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(alert?.data())).not.toContain(token);
  });

  test("that is confirmed twice stays one", async () => {
    const email = newAddress();
    const token = await requestAlert(email, { search });
    expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([200, 200]);
    expect(await readAlertsOf(email)).toHaveLength(1);
  });

  test("that is asked for again is renewed", async () => {
    const email = newAddress();
    await newAlert(email, { search });
    await newAlert(email, { search });
    expect(await readAlertsOf(email)).toHaveLength(1);
  });

  test("cannot be confirmed by a link that is invented or too old", async () => {
    const email = newAddress();
    const token = await requestAlert(email, { search });
    const [alert] = await readAlertsOf(email);
    await alert?.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect(await codeOf(confirm(token))).toBe("linkInvalid");
    expect(await codeOf(confirm("a".repeat(22)))).toBe("linkInvalid");
  });

  test("needs either a search or a listing that is for sale", async () => {
    const email = newAddress();
    const send = (body: object) => new Client().sendJson("POST", createAlert.path, { email, ...body });
    const { _id: productId } = await newProduct(await newSeller());
    const replies = [await send({}), await send({ search, productId }), await send({ productId: "gone" })];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 410]);
    expect((await send({ productId })).status).toBe(201);
  });
});

describe("a mailed link shows", () => {
  const read = (token: string) => new Client().call(readAlerts, { body: { token } });
  const words = { ...search, queryString: "kuivaa" };
  const description = "Polttopuut, koivu, Pirkanmaa, ”kuivaa”";

  test("what its alert waits for, and once it is confirmed what was typed and how to end it", async () => {
    const token = await requestAlert(newAddress(), { search: words });
    const choices = "Polttopuut, koivu, Pirkanmaa, omat hakusanat";
    expect((await read(token)).alerts).toEqual([{ description: choices, isConfirmed: false }]);
    await confirm(token);
    const { alerts, unsubscribeToken } = await read(token);
    expect(alerts).toEqual([{ description, isConfirmed: true }]);
    await new Client().call(unsubscribe, { query: { t: unsubscribeToken ?? "" } });
    expect(await read(token)).toEqual({ alerts: [], unsubscribeToken: null });
  });

  test("which listing is waited for", async () => {
    const { _id: productId } = await newProduct(await newSeller());
    const token = await requestAlert(newAddress(), { productId });
    expect((await read(token)).alerts).toEqual([{ description: "Polttopuu, koivu", isConfirmed: false }]);
  });

  test("that its alert has expired", async () => {
    const email = newAddress();
    const token = await requestAlert(email, { search });
    const [alert] = await readAlertsOf(email);
    await alert?.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect((await read(token)).alerts).toEqual([]);
  });

  test("which alerts it ends, and nothing with another signature", async () => {
    const email = newAddress();
    await newAlert(email, { search: words });
    const [alert] = await readAlertsOf(email);
    const token = createUnsubscribeCode([alert?.id ?? "", "gone"]);
    expect((await read(token)).alerts).toEqual([{ description, isConfirmed: true }]);
    const forged = `${alert?.id}~${token.split("~")[1]}`;
    const reply = await new Client().sendJson("POST", readAlerts.path, { token: forged });
    expect([reply.status, parseErrorBody(reply).code]).toEqual([403, "linkInvalid"]);
  });
});

test("the mail that asks to confirm an alert names it", async () => {
  const email = newAddress();
  await requestAlert(email, { search: { ...search, queryString: "kuivaa" } });
  const [mail] = await readMailsTo(email);
  expect(mail?.subject).toBe("Vahvista hakuvahti: Polttopuut, koivu, Pirkanmaa, omat hakusanat");
  expect(mail?.text).toContain("Hakuvahti: Polttopuut, koivu, Pirkanmaa, omat hakusanat");
});

test("the eleventh alert of an address is not confirmed", async () => {
  const email = newAddress();
  const token = await requestAlert(email, { search });
  const [model] = await readAlertsOf(email);
  const confirmed = { ...model?.data(), confirmedAt: Timestamp.now(), matchedUntil: Timestamp.now() };
  const soon = Timestamp.fromMillis(Date.now() + day);
  for (let count = 0; count < 10; count += 1) {
    const other = { search: { queryString: randomUUID() }, expiresAt: soon, confirmHash: randomUUID() };
    await model?.ref.parent.doc().set({ ...confirmed, ...other });
  }
  expect(await codeOf(confirm(token))).toBe("alertsFull");
});

describe("somebody who asked for nothing", () => {
  const text = "voita miljoona huijaus.example";

  test("is mailed at most five times a day, and the response does not reveal it", async () => {
    const email = newAddress();
    const bodies: unknown[] = [];
    for (let time = 0; time < 7; time += 1) {
      const reply = await new Client().request(createAlert, { body: { email, search } });
      bodies.push([reply.status, reply.body]);
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await readMailsTo(email)).toHaveLength(5);
  });

  test("reads nothing that was typed", async () => {
    const email = newAddress();
    await requestAlert(email, { search: { queryString: text } });
    expect(JSON.stringify(await readMailsTo(email))).not.toContain("huijaus");
  });

  test("gives no other answer than somebody who has alerts", async () => {
    const email = newAddress();
    await newAlert(email, { search });
    const ask = (to: string) => new Client().request(createAlert, { body: { email: to, search } });
    const [known, unknown] = [await ask(email), await ask(newAddress())];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });
});

test.each([
  { what: "one visitor", max: 10, next: (client: Client) => client },
  { what: "one network", max: 30, next: ({ address }: Client) => new Client(address) },
])("$what asks for at most $max alerts an hour", async ({ max, next }) => {
  let client = new Client();
  const { statuses } = await tries(max + 1, () => {
    client = next(client);
    return client.request(createAlert, { body: { email: newAddress(), search } });
  });
  expect(statuses).toEqual([...Array(max).fill(201), 429]);
});

test("one visitor opens at most twenty links of alerts an hour, and may still confirm one", async () => {
  const token = await requestAlert(newAddress(), { search });
  const client = new Client();
  // Opening a link only reads, so it makes no visitor.
  await client.request(addFavorite, { body: { id: "halkomestari-koivu-33" } });
  const { statuses } = await tries(21, () => client.request(readAlerts, { body: { token } }));
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  expect((await client.request(confirmAlert, { body: { token } })).status).toBe(200);
});

test("the page of a mailed link ends the alert that its token in the body names, and no other", async () => {
  const email = newAddress();
  await newAlert(email, { search });
  await newAlert(email, { search: { material: "kuusi" } });
  const [one, other] = await readAlertsOf(email);
  const token = createUnsubscribeCode([one?.id ?? ""]);
  const forged = `${other?.id}~${token.split("~")[1]}`;
  const end = (sent: string) => new Client().request(endAlerts, { body: { token: sent } });
  expect([(await end(token)).status, (await end(token)).status, (await end(forged)).status]).toEqual([
    200, 200, 403,
  ]);
  expect((await readAlertsOf(email)).map(({ id }) => id)).toEqual([other?.id]);
});

/** A press in a mail program (RFC 8058): no cookie, no token, and a form. */
const pressUnsubscribe = (token: string) =>
  new Client().send("POST", `${unsubscribe.path}?t=${token}`, {
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

describe("one press in a mail program", () => {
  test("ends the alert of the link, and no other", async () => {
    const email = newAddress();
    await newAlert(email, { search });
    await newAlert(email, { search: { material: "kuusi" } });
    const [one, other] = await readAlertsOf(email);
    expect((await pressUnsubscribe(createUnsubscribeCode([one?.id ?? ""]))).status).toBe(200);
    expect((await readAlertsOf(email)).map(({ id }) => id)).toEqual([other?.id]);
  });

  test("ends nothing when the address is opened in a browser, but leads to the page that asks", async () => {
    const email = newAddress();
    await newAlert(email, { search });
    const [alert] = await readAlertsOf(email);
    const token = createUnsubscribeCode([alert?.id ?? ""]);
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await new Client().send(method, `${unsubscribe.path}?t=${token}`, {
        redirect: "manual",
      });
      expect([status, new URL(headers.get("location") ?? "").hash]).toEqual([303, `#lopeta=${token}`]);
      expect(new URL(headers.get("location") ?? "").pathname).toBe("/hakuvahti");
    }
    expect(await readAlertsOf(email)).toHaveLength(1);
  });

  test("may come twice", async () => {
    const token = createUnsubscribeCode(["gone"]);
    expect([(await pressUnsubscribe(token)).status, (await pressUnsubscribe(token)).status]).toEqual([
      200, 200,
    ]);
  });

  test("ends nothing with a token that names another alert", async () => {
    const email = newAddress();
    await newAlert(email, { search });
    const [alert] = await readAlertsOf(email);
    const signature = createUnsubscribeCode(["other"]).split("~")[1];
    expect((await pressUnsubscribe(`${alert?.id}~${signature}`)).status).toBe(403);
    expect(await readAlertsOf(email)).toHaveLength(1);
  });

  test("cannot confirm an alert", async () => {
    const email = newAddress();
    await requestAlert(email, { search });
    const [alert] = await readAlertsOf(email);
    const token = createUnsubscribeCode([alert?.id ?? ""]);
    expect((await new Client().sendJson("POST", confirmAlert.path, { token })).status).toBe(400);
  });
});
