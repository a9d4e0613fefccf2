import { activateUser, deleteUser } from "@halkopiha/domain/contract/admin/users.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import * as calls from "@halkopiha/domain/contract/shop/order-messages.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { advanceOrder, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { Client } from "../support/api.ts";
import { createProductForSale, seller } from "../support/call-examples/fixtures.ts";
import { checkoutForm, createVisitorWithCart, database, waitForQuietDatabase } from "../support/market.ts";
import { createOrderRequest, orderLink } from "../support/orders.ts";
import { alder } from "../support/sample-alder.ts";
import { getErrorCode, logInAs, registerActiveSeller } from "../support/users.ts";

interface Link {
  id: string;
  code: string;
}

const visitor = new Client();
const admin = new Client();
beforeAll(async () => void (await admin.logIn("yllapito", "Yllapito2026")));

const newLink = async () => orderLink(await createProductForSale());
const write = ({ id, code }: Link, message: string) =>
  visitor.call(calls.writeToSeller, { params: { id }, body: { code, message } });
const tryToWrite = ({ id, code }: Link, message = "Onko tilaus tulossa?") =>
  getErrorCode(visitor.request(calls.writeToSeller, { params: { id }, body: { code, message } }));
const answer = async (id: string, message: string) =>
  (await seller()).client.call(calls.writeToBuyer, { params: { id }, body: { message } });
const readUnread = async (id: string) => {
  const { orders } = await (await seller()).client.call(calls.listUnreadOrders, {});
  return orders.find(({ _id }) => _id === id)?.unreadMessages;
};

const Sent = z.object({ text: z.string(), to: z.string(), subject: z.string() });
const readMail = async (id: string, n: number) =>
  Sent.parse((await database.collection("mail").doc(`order-${id}-message-${n}`).get()).data());

test("buyer and seller read what they have written to each other, the oldest first", async () => {
  const link = await newLink();
  await write(link, "Sopiiko tuoda klo 15 jälkeen?");
  const { conversation } = await answer(link.id, "Sopii hyvin.");
  expect(conversation).toMatchObject({
    isOpen: true,
    messages: [
      { from: "buyer", author: `${checkoutForm.firstname} ${checkoutForm.lastname}` },
      { from: "seller", text: "Sopii hyvin." },
    ],
  });
  const page = await visitor.call(openOrderPage, { params: { id: link.id }, body: { code: link.code } });
  expect(page.conversation).toEqual(conversation);
  const { client } = await seller();
  expect(await client.call(calls.readOrderMessages, { params: { id: link.id } })).toEqual({
    conversation,
    unread: 1,
  });
});

test("the wishes of the checkout are the first message", async () => {
  const buyer = await createVisitorWithCart({ product: await createProductForSale(), quantity: 1 });
  const request = await createOrderRequest(buyer, {
    checkoutForm: { ...checkoutForm, deliveryNotes: "Portin koodi 1234." },
  });
  const { order, codes } = await buyer.call(placeOrder, request);
  const { conversation } = await write({ id: order._id, code: codes?.[0]?.code ?? "" }, "Koodi vaihtui.");
  expect(conversation.messages.map(({ text, from }) => [text, from])).toEqual([
    ["Portin koodi 1234.", "buyer"],
    ["Koodi vaihtui.", "buyer"],
  ]);
  expect(await readUnread(order._id)).toBe(1);
});

test("each message is mailed to the other side with its own link", async () => {
  const link = await newLink();
  const { client } = await seller();
  const { order } = await client.call(readOrder, { params: { id: link.id } });
  await write(link, "Onko <b>halko</b> kuivaa?\nKoodi {tilauskoodi}");
  await answer(link.id, "On se.");
  await expect.poll(async () => (await readMail(link.id, 2)).text).toContain(`#t=${link.code}`);
  const [toSeller, toBuyer] = [await readMail(link.id, 1), await readMail(link.id, 2)];
  expect(toSeller.to).toBe((await seller()).email);
  expect(toSeller.text).toContain(`/profiili/tilaukset/${link.id}`);
  expect(toSeller.text).toContain("Onko <b>halko</b> kuivaa?\nKoodi {tilauskoodi}");
  expect(toSeller.text).not.toContain(link.code);
  expect(toBuyer).toMatchObject({
    to: checkoutForm.email,
    subject: `Tilaus ${order.orderNumber}: viesti myyjältä`,
  });
  expect(toBuyer.text).toContain("On se.");
  const stored = await database.collection("mail").doc(`order-${link.id}-message-1`).get();
  expect(stored.get("html")).toContain("Onko &#60;b&#62;halko&#60;/b&#62; kuivaa?");
});

test("the seller sees how many messages are unread, until the order is opened", async () => {
  const link = await newLink();
  expect(await readUnread(link.id)).toBeUndefined();
  await write(link, "Yksi.");
  const { conversation } = await write(link, "Kaksi.");
  expect(await readUnread(link.id)).toBe(2);
  const { client } = await seller();
  const params = { id: link.id };
  expect((await client.call(readOrder, { params })).order.unreadMessages).toBe(2);
  const [first, second] = conversation.messages.map(({ createdAt }) => createdAt);
  const read = (readUntil = "") => client.call(calls.markMessagesRead, { params, body: { readUntil } });
  expect(await read(first)).toEqual({ unread: 1 });
  expect(await readUnread(link.id)).toBe(1);
  expect(await read(second)).toEqual({ unread: 0 });
  expect(await readUnread(link.id)).toBeUndefined();
  expect((await client.call(readOrder, { params })).order).not.toHaveProperty("unreadMessages");
});

test("the buyer's page does not tell what the seller has read", async () => {
  const link = await newLink();
  await write(link, "Luitko tämän?");
  const { order } = await visitor.call(openOrderPage, { params: { id: link.id }, body: { code: link.code } });
  expect(order).not.toHaveProperty("unreadMessages");
});

test("a seller may advance an order with unread messages", async () => {
  const link = await newLink();
  await write(link, "Milloin?");
  const { client } = await seller();
  await client.call(advanceOrder, { params: { id: link.id }, body: { status: "in progress" } });
  expect(await readUnread(link.id)).toBe(1);
});

test("messages that are written at once are all stored and counted", async () => {
  const link = await newLink();
  await Promise.all([write(link, "Yksi."), answer(link.id, "Kaksi."), write(link, "Kolme.")]);
  const { client } = await seller();
  const { conversation } = await client.call(calls.readOrderMessages, { params: { id: link.id } });
  expect(conversation.messages.map(({ text }) => text).toSorted()).toEqual(["Kaksi.", "Kolme.", "Yksi."]);
  expect(await readUnread(link.id)).toBe(2);
});

describe("nobody writes who is not a party", () => {
  test("a wrong code, and that of another order, write nothing", async () => {
    const [link, other] = [await newLink(), await newLink()];
    expect(await tryToWrite({ id: link.id, code: "A".repeat(22) })).toBe("linkInvalid");
    expect(await tryToWrite({ id: link.id, code: other.code })).toBe("linkInvalid");
    expect(await readUnread(link.id)).toBeUndefined();
  });

  test("another seller finds no order, and an admin reads but does not write", async () => {
    const { id } = await newLink();
    const stranger = new Client();
    await stranger.logIn("mokkiklapi", "Mokkiklapi1");
    const params = { id };
    const body = { message: "Hei!" };
    expect(await getErrorCode(stranger.request(calls.readOrderMessages, { params }))).toBe("notFound");
    expect(await getErrorCode(stranger.request(calls.writeToBuyer, { params, body }))).toBe("notFound");
    const readUntil = new Date().toISOString();
    const mark = { params, body: { readUntil } };
    expect(await getErrorCode(stranger.request(calls.markMessagesRead, mark))).toBe("notFound");
    expect(await admin.call(calls.readOrderMessages, { params })).toEqual({
      conversation: { messages: [], isOpen: false },
      unread: 0,
    });
    expect(await getErrorCode(admin.request(calls.writeToBuyer, { params, body }))).toBe("notFound");
    expect(await getErrorCode(admin.request(calls.markMessagesRead, mark))).toBe("notFound");
  });
});

test("a text with a web address or of more than 1,000 letters is not sent", async () => {
  const link = await newLink();
  expect(await tryToWrite(link, "Maksa tästä: https://halkopiha-maksu.example/x")).toBe("invalid");
  expect(await tryToWrite(link, "a".repeat(1001))).toBe("invalid");
  const { client } = await seller();
  const body = { message: "Maksa www.halkopiha-maksu.example" };
  const spoofed = client.request(calls.writeToBuyer, { params: { id: link.id }, body });
  expect(await getErrorCode(spoofed)).toBe("invalid");
});

test("each party writes ten messages an hour", async () => {
  const link = await newLink();
  for (let n = 1; n <= 10; n += 1) await write(link, `Viesti ${n}.`);
  expect(await tryToWrite(link)).toBe("tooOften");
  const { conversation } = await answer(link.id, "Rauhassa nyt.");
  expect(conversation.messages).toHaveLength(11);
});

test("a conversation of a hundred messages is full", async () => {
  const link = await newLink();
  const message = { text: "Hei", author: "Aino", from: "buyer", createdAt: Timestamp.now() };
  const conversation = database.collection("orderMessages").doc(link.id);
  await conversation.set({ messages: Array.from({ length: 99 }, () => message) });
  expect((await write(link, "Sadas.")).conversation.isOpen).toBe(false);
  expect(await tryToWrite(link)).toBe("messagesFull");
});

test("when the link has expired, neither writes", async () => {
  const link = await newLink();
  const createdAt = Timestamp.fromMillis(Date.now() - 731 * 24 * 60 * 60_000);
  await database.collection("orders").doc(link.id).update({ createdAt });
  expect(await tryToWrite(link)).toBe("linkInvalid");
  const { client } = await seller();
  const late = client.request(calls.writeToBuyer, { params: { id: link.id }, body: { message: "Hei!" } });
  expect(await getErrorCode(late)).toBe("messagesClosed");
});

test("a closed seller is written to about open orders only, a deleted one not at all", async () => {
  const { client, params, username } = await registerActiveSeller(admin);
  await waitForQuietDatabase();
  const { product } = await client.call(createProduct, { body: alder });
  await waitForQuietDatabase();
  const [open, delivered] = [await orderLink(product), await orderLink(product)];
  for (const status of ["in progress", "in delivery", "delivered"] as const)
    await client.call(advanceOrder, { params: { id: delivered.id }, body: { status } });
  await admin.call(activateUser, { params, body: { active: false, paid: false } });
  await write(open, "Tuletko vielä?");
  expect(await tryToWrite(delivered)).toBe("messagesClosed");
  const closed = await logInAs({ username });
  const { conversation } = await closed.call(calls.readOrderMessages, { params: { id: open.id } });
  expect(conversation.messages).toHaveLength(1);
  const hidden = closed.request(calls.readOrderMessages, { params: { id: delivered.id } });
  expect(await getErrorCode(hidden)).toBe("notActive");

  await admin.call(deleteUser, { params });
  expect(await tryToWrite(open)).toBe("messagesClosed");
  const page = await visitor.call(openOrderPage, { params: { id: open.id }, body: { code: open.code } });
  expect(page.conversation).toMatchObject({ isOpen: false, messages: [{ text: "Tuletko vielä?" }] });
});
