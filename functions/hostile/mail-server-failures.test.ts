import { randomUUID } from "node:crypto";
import { createServer, type Server, type Socket } from "node:net";
import type { Buyer } from "@halkopiha/domain/cart/buyer.ts";
import { toSeenPrices } from "@halkopiha/domain/cart/seen-prices.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import pLimit from "p-limit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { placeOrders } from "../src/shop/place-orders.ts";
import { priceStoredCart } from "../src/shop/price-stored-cart.ts";
import { changeCart } from "../src/store/orders/carts.ts";
import {
  configureSending,
  database,
  deleteAllMessages,
  retryAfter,
  suiteProject,
} from "../test/support/mail/isolated-project.ts";
import { TestMailServer } from "../test/support/mail/test-mail-server.ts";
import { checkoutForm, newProduct, newSeller, readOrders, readQuantityLeft } from "../test/support/market.ts";
import { getPort } from "../test/support/port.ts";
import { useProductionLimits } from "../test/support/production-limits.ts";
import { activeSellerFields } from "./many-orders.ts";

// Guarantees that hold while the mail server fails. In a separate project, where only the test sends messages.

const orderCount = 40;
const stock = 100;
const timeout = 600_000;
const table: Record<string, object> = {};
const mailServer = new TestMailServer();

const coords = { lat: 61.4991, lng: 23.7871 };
const { region, locality: localityId, ...person } = checkoutForm;
const buyer: Buyer = { ...person, regionId: region, localityId, coords };
const locality: Locality = {
  _id: localityId,
  location: "Tampere",
  zoom: 9,
  available: true,
  region: { _id: region, name: "Pirkanmaa" },
  coords,
};

beforeAll(async () => {
  useProductionLimits();
  const market = getFirestore(initializeApp({ projectId: suiteProject ?? "" }, "market"));
  const model = await market.collection("users").doc("halkomestari").get();
  await database
    .collection("users")
    .doc(model.id)
    .set(model.data() ?? {});
  await mailServer.open();
});
beforeEach(async () => {
  await deleteAllMessages();
  mailServer.received.length = 0;
});
afterAll(async () => {
  await mailServer.close();
  console.table(table);
});

/** A mail server that accepts every connection and never responds. */
async function silentServer(): Promise<{ url: string; hangUp: () => void }> {
  const callers = new Set<Socket>();
  const server: Server = createServer((socket) => {
    callers.add(socket);
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const hangUp = () => {
    server.close();
    for (const socket of callers) socket.destroy();
  };
  return { url: `smtp://halkopiha:s%40lainen@127.0.0.1:${getPort(server)}`, hangUp };
}

async function order(product: Product): Promise<string> {
  const visitor = randomUUID();
  const own = { ...buyer, email: `${visitor}@posti.example` };
  const stored = await changeCart(visitor, (cart) => ({
    ...cart,
    buyer: own,
    lines: [{ product, quantity: 1 }],
  }));
  const { cart } = await priceStoredCart(stored);
  const [placed] = await placeOrders({
    visitor,
    network: randomUUID(),
    key: randomUUID(),
    ownerIds: undefined,
    buyer: undefined,
    seen: toSeenPrices(cart),
    locality: async () => locality,
  });
  return placed?._id ?? "";
}

/** Few orders at once: more of them would wait for the product's stock instead of the mail server. */
const orderQueue = pLimit(4);

const placeMany = (count: number, product: Product) =>
  Promise.all(Array.from({ length: count }, () => orderQueue(() => order(product))));

/** The number of times each expected mail was received. */
function timesReceived(orderIds: readonly string[]): number[] {
  const ids = mailServer.received.map(({ messageId = "" }) => /^<([^@]+)@/.exec(messageId)?.[1]);
  const wanted = orderIds.flatMap((id) => [`order-${id}-confirmation`, `order-${id}-notice`]);
  return wanted.map((id) => ids.filter((received) => received === id).length);
}

/** Runs the retry job until every mail is sent, with the clock advanced between the runs. */
async function sendAll(orderIds: readonly string[]): Promise<void> {
  configureSending({ smtp: mailServer.url });
  for (const minutes of [2, 8, 16, 60, 240, 1440]) {
    if (timesReceived(orderIds).every((times) => times > 0)) return;
    await retryAfter(minutes);
  }
}

/** Records the result of the orders of a product under a failure. */
async function recordOutcome(fault: string, product: Product, ids: readonly string[]) {
  const received = timesReceived(ids);
  const outcome = {
    orders: (await readOrders({ _id: product.user_id })).length,
    sold: stock - Number(await readQuantityLeft(product)),
    received: received.filter((times) => times > 0).length,
    twice: received.filter((times) => times > 1).length,
  };
  table[fault] = outcome;
  return outcome;
}

const right = { orders: orderCount, sold: orderCount, received: 2 * orderCount, twice: 0 };
const createStockedProduct = async () => newProduct(await newSeller(activeSellerFields), { quantity: stock });

test(
  "forty orders while the mail server is dead: each mail is received once when it is back",
  async () => {
    await mailServer.close();
    configureSending({ smtp: mailServer.url });
    const product = await createStockedProduct();
    const ids = await placeMany(orderCount, product);
    await retryAfter(0);
    expect(mailServer.received).toEqual([]);
    await mailServer.open();
    await sendAll(ids);
    expect(await recordOutcome("SMTP dead", product, ids)).toEqual(right);
  },
  timeout,
);

test(
  "forty orders while the mail server hangs: they are placed all the same, and each mail is received once",
  async () => {
    const silent = await silentServer();
    configureSending({ smtp: silent.url });
    const product = await createStockedProduct();
    const before = await placeMany(orderCount / 2, product);
    // Not awaited: it hangs like the instance that would run it.
    const hanging = retryAfter(0);
    const ids = [...before, ...(await placeMany(orderCount / 2, product))];
    expect((await readOrders({ _id: product.user_id })).length).toBe(orderCount);
    silent.hangUp();
    await hanging;
    await sendAll(ids);
    expect(await recordOutcome("SMTP hanging", product, ids)).toEqual(right);
  },
  timeout,
);
