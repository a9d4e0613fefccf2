import { randomUUID } from "node:crypto";
import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { createContact } from "@halkopiha/domain/contract/contacts.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database } from "../support/market.ts";
import { emptyCart } from "../support/orders.ts";
import { tries } from "../support/tries.ts";

const contact = { name: "Tuula", email: "tuula@posti.example", subject: "palaute", message: "Hei" } as const;

test("guessing one account's password ends after sixty tries here, ten in the real market", async () => {
  const body = { username: `arvaaja-${randomUUID()}`, password: "Arvaus123" };
  const guesser = new Client();
  const { statuses, last } = await tries(61, () => guesser.request(login, { body }));
  expect(statuses).toEqual([...Array(60).fill(401), 429]);
  expect(parseErrorBody(last)).toMatchObject({
    code: "tooOften",
    message: expect.stringContaining("Odota hetki"),
  });
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(last.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
});

test("another account is not held up by that", async () => {
  const reply = await new Client().request(login, {
    body: { username: "mokkiklapi", password: "Mokkiklapi1" },
  });
  expect(reply.status).toBe(200);
});

test("a visitor writes to customer service ten times an hour", async () => {
  const visitor = new Client();
  const { statuses } = await tries(11, () => visitor.request(createContact, { body: contact }));
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test("a visitor orders thirty times an hour", async () => {
  const visitor = new Client();
  const { statuses } = await tries(31, () =>
    visitor.request(placeOrder, { headers: {}, body: { cart: emptyCart } }),
  );
  expect(statuses).toEqual([...Array(30).fill(409), 429]);
});

test("tries at the same moment are all counted", async () => {
  const visitor = new Client();
  await visitor.request(createContact, { body: contact });
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => visitor.request(createContact, { body: contact })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(9);
});

test("no name and no address is stored with the counts", async () => {
  const { docs } = await database.collection("rateLimits").get();
  expect(docs.length).toBeGreaterThan(0);
  expect(docs.every(({ id }) => /^[0-9a-f]{64}$/.test(id))).toBe(true);
});
