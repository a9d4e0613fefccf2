import { login } from "@halkopiha/domain/contract/accounts/session.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { connect } from "../../../emulator-data/seed-clients.ts";
import { firestore } from "../../../functions/src/firebase.ts";
import { queueMissingMails } from "../../../functions/src/jobs/queue-missing-mails.ts";
import { main } from "../../suite/run.ts";
import { checkoutForm } from "../busiest-calls.ts";
import { Caller } from "../caller.ts";
import { usage, waitForQuiet } from "../usage.ts";
import { type Operations, toEuros } from "./prices.ts";

// Counts the documents that visitors, an order's life, a seller's day and an admin's day read, write and delete, and what that costs.

const url = process.env["APP_URL"] ?? "";
const sellerId = "halkomestari";
connect();
const checkedRef = firestore().collection("figures").doc("orderMails");

/** Counts an action with the triggers of what it writes. */
async function count(action: () => Promise<unknown>): Promise<Operations> {
  await waitForQuiet();
  const before = await usage();
  await action();
  await waitForQuiet();
  const after = await usage();
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    deletes: after.deletes - before.deletes,
  };
}

/** Counts an action that was done once before: an instance of the function keeps regions, localities and the like. */
async function countAgain(action: () => Promise<unknown>): Promise<Operations> {
  await action();
  return count(action);
}

async function logIn(username: string, password: string): Promise<Caller> {
  const caller = new Caller(url);
  const answer = await caller.call(login.method, login.path, { username, password });
  caller.token = login.response.parse(JSON.parse(answer)).token;
  return caller;
}

const visit =
  (...paths: readonly string[]) =>
  async (caller = new Caller(url)) => {
    for (const path of paths) await caller.call("GET", path);
  };

/** The runs of the job that looks for missing mails in the two hours after a change. */
async function checkMails(): Promise<void> {
  const start = Date.now();
  await checkedRef.set({ until: new Date(start - 60_000).toISOString() });
  for (let run = 1; run <= 12; run += 1) await queueMissingMails(new Date(start + run * 600_000));
}

const countMails = async () => (await firestore().collection("mail").count().get()).data().count;

/** An order of one product from the call that places it until it is delivered, with its mails and the runs of the job after each step. */
async function countOrder(): Promise<Operations> {
  const { docs } = await firestore()
    .collection("products")
    .where("user_id", "==", sellerId)
    .where("visible", "==", true)
    .limit(100)
    .get();
  const product = docs.find((listing) => Number(listing.get("quantity")) > 10);
  const seller = await logIn(sellerId, "Halkomestari1");
  const buyer = new Caller(url);
  await buyer.call("POST", "/api/cart", { product_id: product?.id, quantity: 1 });
  const { cart } = readCart.response.parse(JSON.parse(await buyer.call("GET", readCart.path)));
  // Each run of the job costs this, whether there are orders or not, and the counter of mails is not part of an order.
  await checkMails();
  const idle = await count(checkMails);
  const mailsBefore = await countMails();
  let path = "";
  const steps = [
    async () => {
      const answer = await buyer.call(placeOrder.method, placeOrder.path, { checkoutForm, cart });
      path = `/api/orders/${placeOrder.response.parse(JSON.parse(answer)).order._id}/edit`;
    },
    ...["in progress", "in delivery", "delivered"].map(
      (status) => () => seller.call(advanceOrder.method, path, { status }),
    ),
  ];
  const life = { reads: 0, writes: 0, deletes: 0 };
  for (const step of steps) {
    const { reads, writes } = await count(async () => {
      await step();
      await checkMails();
    });
    life.reads += reads - idle.reads;
    life.writes += writes - idle.writes;
  }
  // The suite keeps its mails: one that is sent is read and written once more, and deleted with the order when their time is over.
  const mails = (await countMails()) - mailsBefore;
  return { reads: life.reads + mails, writes: life.writes + mails, deletes: mails + 1 };
}

const print = (name: string, operations: Operations, times: number, unit: string) => ({
  name,
  ...operations,
  [`euros`]: `${toEuros({
    reads: operations.reads * times,
    writes: operations.writes * times,
    deletes: operations.deletes * times,
  }).toFixed(2)} per ${times.toLocaleString("en")} ${unit}`,
});

await main(async () => {
  const product = await firestore().collection("products").where("visible", "==", true).limit(1).get();
  const id = product.docs[0]?.id ?? "";
  const search = await countAgain(() =>
    visit("/api/sellers?region=pirkanmaa&category=Polttopuut&limit=24")(),
  );
  const page = await countAgain(() => visit(`/api/products/${id}`, `/api/products/${id}/similar`)());
  const order = await countOrder();
  const seller = await countAgain(async () => {
    const caller = await logIn(sellerId, "Halkomestari1");
    await visit("/api/orders?status=open", `/api/users/${sellerId}/products`)(caller);
  });
  const admin = await countAgain(async () => {
    const caller = await logIn("juuri", "Juurijuuri1");
    await visit("/api/admin/figures", "/api/admin/users", "/api/orders", "/api/admin/contacts")(caller);
  });
  const visitor = { reads: search.reads + page.reads, writes: search.writes + page.writes, deletes: 0 };
  console.table([
    print("a visitor's search", search, 10_000, "visitors"),
    print("a product page", page, 10_000, "visitors"),
    print("a visit: both", visitor, 10_000, "visitors"),
    print("an order's life", order, 1000, "orders"),
    print("a seller's day", seller, 1000, "days"),
    print("an admin's day", admin, 1000, "days"),
  ]);
  return order.reads <= 80 && order.writes <= 30 ? 0 : 1;
});
