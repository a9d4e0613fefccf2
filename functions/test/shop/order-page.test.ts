import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { openOrderPage, sendOrderLink } from "@halkopiha/domain/contract/shop/order-page.ts";
import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { Client } from "../support/api.ts";
import { createProductForSale, seller } from "../support/call-examples/fixtures.ts";
import { checkoutForm, createVisitorWithCart, database } from "../support/market.ts";
import { createOrderRequest, orderCart, orderLink } from "../support/orders.ts";
import { getErrorCode } from "../support/users.ts";

const visitor = new Client();
let link: { id: string; code: string };

const open = ({ id, code }: { id: string; code: string }) =>
  visitor.call(openOrderPage, { params: { id }, body: { code } });
const tryToOpen = ({ id, code }: { id: string; code: string }) =>
  getErrorCode(visitor.request(openOrderPage, { params: { id }, body: { code } }));

const Sent = z.object({ text: z.string(), to: z.string() });

/** The mails about an order whose id begins like this. */
async function readMails(id: string, kind: string) {
  const { docs } = await database.collection("mail").get();
  return docs
    .filter((mail) => mail.id.startsWith(`order-${id}-${kind}`))
    .map((mail) => Sent.parse(mail.data()));
}

beforeAll(async () => {
  link = await orderLink(await createProductForSale());
});

test("the code that an order answers opens its page", async () => {
  const { order } = await open(link);
  expect(order).toMatchObject({
    _id: link.id,
    status: "recieved",
    buyer: { firstname: checkoutForm.firstname },
  });
});

test("the page does not repeat the buyer's phone number and address, which may be somebody else's", async () => {
  const { order } = await open(link);
  expect(Object.keys(order.buyer).toSorted()).toEqual(["address", "firstname", "lastname"]);
});

test("the link in the confirmation is that of the answer, and opens the page", async () => {
  await expect
    .poll(async () => (await readMails(link.id, "confirmation"))[0]?.text)
    .toContain(`#t=${link.code}`);
  const [mail] = await readMails(link.id, "confirmation");
  expect(mail?.text).toContain(`/tilaus/${link.id}#t=${link.code}`);
});

test("a retry of the order answers the same code", async () => {
  const buyer = await createVisitorWithCart({ product: await createProductForSale(), quantity: 1 });
  const request = await createOrderRequest(buyer, { key: "avain-sivulle", checkoutForm });
  const [first, second] = [await buyer.call(placeOrder, request), await buyer.call(placeOrder, request)];
  expect(second.codes).toEqual(first.codes);
});

test.each([
  ["one character off", (code: string) => (code.startsWith("A") ? "B" : "A") + code.slice(1)],
  ["of zeros", () => "0".repeat(22)],
])("a code %s opens nothing", async (_what, change) => {
  expect(await tryToOpen({ ...link, code: change(link.code) })).toBe("linkInvalid");
});

test("the code of another order opens nothing", async () => {
  const other = await orderLink(await createProductForSale());
  expect(await tryToOpen({ id: other.id, code: link.code })).toBe("linkInvalid");
});

test("no stored document of an order has its code", async () => {
  const stored = await database.collection("orders").doc(link.id).get();
  expect(JSON.stringify(stored.data())).not.toContain(link.code);
});

test("the page tells when the order got each status", async () => {
  const { client } = await seller();
  await client.call(advanceOrder, { params: { id: link.id }, body: { status: "in progress" } });
  const { order } = await open(link);
  expect(order.statusTimes?.inProgress).toBe(order.updatedAt);
});

test("an expired link opens nothing until a new one is asked for, which is mailed to the buyer", async () => {
  const { order, codes } = await orderCart(
    await createVisitorWithCart({ product: await createProductForSale(), quantity: 1 }),
  );
  const own = { id: order._id, code: codes?.[0]?.code ?? "" };
  const createdAt = Timestamp.fromMillis(Date.now() - 731 * 24 * 60 * 60_000);
  await database.collection("orders").doc(own.id).update({ createdAt });
  expect(await tryToOpen(own)).toBe("linkInvalid");
  const body = { orderNumber: order.orderNumber.toLowerCase(), email: order.buyer.email.toUpperCase() };
  await new Client().call(sendOrderLink, { body });
  expect((await open(own)).order._id).toBe(own.id);
  await expect.poll(async () => (await readMails(own.id, "link"))[0]?.text).toContain(`#t=${own.code}`);
});

test("who asks for a link learns nothing of whether there is such an order, and nothing is mailed to another address", async () => {
  const { order } = await open(link);
  const { orderNumber } = order;
  const answers = [
    await new Client().call(sendOrderLink, { body: { orderNumber, email: "joku.muu@posti.example" } }),
    await new Client().call(sendOrderLink, {
      body: { orderNumber: "HP-000000-00000", email: checkoutForm.email },
    }),
    await new Client().call(sendOrderLink, { body: { orderNumber, email: checkoutForm.email } }),
  ];
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
  const mails = await readMails(link.id, "link");
  expect(mails.map(({ to }) => to)).toEqual([checkoutForm.email]);
});

test("a network that tries codes is stopped", async () => {
  const thief = new Client();
  const tries = Array.from(
    { length: 100 },
    (_, index) => `${"A".repeat(19)}${String(index).padStart(3, "0")}`,
  );
  const found = new Set<string>();
  for (const code of tries)
    found.add(await getErrorCode(thief.request(openOrderPage, { params: { id: link.id }, body: { code } })));
  expect([...found]).toEqual(["linkInvalid", "tooOften"]);
});
