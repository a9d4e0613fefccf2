import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "./database.ts";

const orders = database.collection("orders");
const createdIds: string[] = [];

export interface TestOrder {
  id: string;
  number: string;
}

/** A new order for mokkiklapi, copied from one of the sample market; `items`: the number of lines. */
export async function newOrder({ items = 1 } = {}): Promise<TestOrder> {
  const sample = (await orders.doc("malli-00").get()).data() ?? {};
  const id = `piha-${randomUUID().slice(0, 8)}`;
  const number = `HP-261121-${id.slice(-5).toUpperCase()}`;
  const [line] = sample["items"];
  const now = Timestamp.now();
  await orders.doc(id).set({
    ...sample,
    items: Array.from({ length: items }, (_, place) => ({ ...line, _id: `rivi-${place}` })),
    seller: { ...sample["seller"], _id: "mokkiklapi" },
    orderNumber: number,
    status: "recieved",
    createdAt: now,
    updatedAt: now,
  });
  createdIds.push(id);
  return { id, number };
}

/** Deletes the orders that these tests created. */
export async function removeOrders(): Promise<void> {
  await Promise.all(createdIds.splice(0).map((id) => orders.doc(id).delete()));
}

export async function readStatus({ id }: TestOrder): Promise<unknown> {
  return (await orders.doc(id).get()).get("status");
}

/** The status changes that a page sends from now on, in order: `id status`. */
export function watchStatusChanges(page: Page): string[] {
  const steps: string[] = [];
  page.on("request", (request) => {
    const id = /^\/api\/orders\/([^/]+)\/edit$/.exec(new URL(request.url()).pathname)?.[1];
    if (id && request.method() === "PATCH") steps.push(`${id} ${request.postDataJSON().status}`);
  });
  return steps;
}
