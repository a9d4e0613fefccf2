import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { queueMissingMails } from "../../src/jobs/queue-missing-mails.ts";
import { Client } from "../support/api.ts";
import {
  countOperations,
  createVisitorWithCart,
  database,
  newProduct,
  newSeller,
} from "../support/market.ts";
import { createOrderRequest } from "../support/orders.ts";

const checkedRef = database.collection("figures").doc("orderMails");
const checkNow = () => checkedRef.set({ until: new Date().toISOString() });

// The runs of these tests are ahead of the clock.
beforeEach(checkNow);
afterEach(async () => void (await checkedRef.delete()));

/** Runs the job that looks for missing mails every ten minutes, as in the two hours after a change. */
async function checkForTwoHours(): Promise<void> {
  const start = Date.now();
  for (let run = 1; run <= 12; run += 1) await queueMissingMails(new Date(start + run * 10 * 60_000));
}

/** What the runs of the job cost when nothing has changed. */
async function countIdleRuns() {
  await checkNow();
  return countOperations(checkForTwoHours);
}

/** Counts a change and the runs of the job after it, without what these cost every day. */
async function countChange(change: () => Promise<unknown>) {
  const idle = await countIdleRuns();
  await checkNow();
  const { reads, writes } = await countOperations(async () => {
    await change();
    await checkForTwoHours();
  });
  return { reads: reads - idle.reads, writes: writes - idle.writes };
}

const countMails = async () => (await database.collection("mail").count().get()).data().count;

describe("an order's whole life, with its mails and the job that looks for missing ones", () => {
  test("costs at most 80 reads and 30 writes", async () => {
    const product = await newProduct({ ...(await newSeller()), _id: "halkomestari" });
    const seller = await new Client().logIn("halkomestari", "Halkomestari1");
    const visitor = await createVisitorWithCart({ product, quantity: 1 });
    const request = await createOrderRequest(visitor);
    const before = await countMails();
    let id = "";
    const changes = [
      await countChange(async () => {
        id = (await visitor.call(placeOrder, request)).order._id;
      }),
    ];
    for (const status of ["in progress", "in delivery", "delivered"] as const) {
      const body = { status };
      changes.push(await countChange(() => seller.call(advanceOrder, { params: { id }, body })));
    }
    const mails = (await countMails()) - before;
    expect(mails).toBe(5);
    // The suite has no mail server: a mail that is sent is read and written once more.
    const sum = (key: "reads" | "writes") => changes.reduce((total, change) => total + change[key], mails);
    expect(sum("reads")).toBeLessThanOrEqual(80);
    expect(sum("writes")).toBeLessThanOrEqual(30);
  });
});
