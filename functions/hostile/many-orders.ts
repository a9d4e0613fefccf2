import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { vi } from "vitest";
import type { Client } from "../test/support/api.ts";
import {
  checkoutForm,
  createVisitorWithCart,
  database,
  newProduct,
  newSeller,
  readOrders,
  readQuantityLeft,
} from "../test/support/market.ts";
import { createOrderRequest } from "../test/support/orders.ts";
import { abortAttempt } from "./abort-attempt.ts";

/** The number of orders per injected fault, and the number that the stock allows. */
export const orderCount = 40;
const stock = 100;

/** The hostile requests may have changed Halkomestari; these fields make the copied sellers active and reachable by mail. */
export const activeSellerFields = {
  role: "user",
  email: "myyja@posti.example",
  userAccount: {
    paid: true,
    isActive: true,
    expires: null,
    timesActivated: 1,
    account: { accountPlan: "basic" },
  },
} as const;

/** The delay between a buyer's attempts and the time for all of them, in milliseconds. */
const attempts = { interval: 300, timeout: 300_000 };

/** Places one order, with as many attempts as needed; returns its id. */
export type Buyer = () => Promise<string>;

export interface Shop {
  seller: User;
  product: Product;
  buyers: Buyer[];
}

async function createBuyer(product: Product): Promise<Buyer> {
  const visitor = await createVisitorWithCart({ product, quantity: 1 });
  const request = await createOrderRequest(visitor, { checkoutForm, key: randomUUID() });
  return () => orderUntilAnswered(visitor, request);
}

/** Retries with the same key until there is a response, and returns the id of the order. */
function orderUntilAnswered(
  visitor: Client,
  { headers, body }: Awaited<ReturnType<typeof createOrderRequest>>,
): Promise<string> {
  let attempt = 0;
  return vi.waitUntil(async () => {
    const signal = abortAttempt(attempt);
    attempt += 1;
    const reply = await visitor
      .send("POST", placeOrder.path, {
        signal,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      })
      .catch(() => null);
    if (!reply || reply.status >= 500) return null;
    if (reply.status !== 201) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    return placeOrder.response.parse(reply.body).order._id;
  }, attempts);
}

/** A seller with a large stock of one product, and buyers who order one unit each. */
export async function openShop(): Promise<Shop> {
  const seller = await newSeller(activeSellerFields);
  const product = await newProduct(seller, { quantity: stock });
  const buyers: Buyer[] = [];
  while (buyers.length < orderCount) {
    buyers.push(...(await Promise.all(Array.from({ length: 4 }, () => createBuyer(product)))));
  }
  return { seller, product, buyers };
}

/** The result of a shop's orders. */
export interface Outcome {
  orders: number;
  /** Orders confirmed to a buyer but not stored, or stored but not confirmed. */
  astray: number;
  sold: number;
  /** The number of mails, and of those in a final state. */
  mails: number;
  done: number;
}

export const expectedOutcome: Outcome = {
  orders: orderCount,
  astray: 0,
  sold: orderCount,
  mails: 2 * orderCount,
  done: 2 * orderCount,
};

export const toMailIds = (orderId: string) => [`order-${orderId}-confirmation`, `order-${orderId}-notice`];

export async function readOutcome({ seller, product }: Shop, answered: readonly string[]): Promise<Outcome> {
  const stored = (await readOrders(seller)).map(({ id }) => id);
  const ids = new Set([...stored, ...answered]);
  const mails = await database.getAll(
    ...stored.flatMap(toMailIds).map((id) => database.collection("mail").doc(id)),
  );
  return {
    orders: stored.length,
    astray: [...ids].filter((id) => !stored.includes(id) || !answered.includes(id)).length,
    sold: stock - Number(await readQuantityLeft(product)),
    mails: mails.filter(({ exists }) => exists).length,
    done: mails.filter((mail) => ["kept", "sent"].includes(String(mail.get("state")))).length,
  };
}
