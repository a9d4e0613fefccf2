import { answerTimes, openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { listOrders, proposeTimes, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import type { TimeWindow } from "@halkopiha/domain/orders/order-times.ts";
import { beforeAll, expect, test } from "vitest";
import { getToday } from "../../src/today.ts";
import { Client } from "../support/api.ts";
import {
  admin,
  advanceTo,
  buyer,
  cancel,
  logInAdmin,
  type Ordered,
  orderFour,
  readMails,
  statement,
} from "../support/ended-orders.ts";
import { database } from "../support/market.ts";
import { getErrorCode } from "../support/users.ts";

// When an order is delivered or fetched: the seller proposes, the buyer answers.

beforeAll(async () => void (await logInAdmin()));

const day = addDays(getToday(), 4);
const morning: TimeWindow = { day, from: "09:00", until: "12:00" };
const evening: TimeWindow = { day, from: "17:00", until: "19:30" };

async function propose({ id }: Ordered, ...times: TimeWindow[]): Promise<string> {
  const { order } = await admin.call(proposeTimes, { params: { id }, body: { times } });
  return order.times?.proposedAt ?? "";
}
const tryToPropose = ({ id }: Ordered, ...times: TimeWindow[]) =>
  getErrorCode(admin.request(proposeTimes, { params: { id }, body: { times } }));
const answer = ({ id, code }: Ordered, proposedAt: string, chosen: number | null) =>
  getErrorCode(buyer.request(answerTimes, { params: { id }, body: { code, proposedAt, chosen } }));
const readTimes = async ({ id, code }: Ordered) =>
  (await buyer.call(openOrderPage, { params: { id }, body: { code } })).order.times;

const countTimeMails = async ({ id }: Ordered) => {
  const { docs } = await database
    .collection("mail")
    .where("__name__", ">", `order-${id}-time`)
    .where("__name__", "<", `order-${id}-timf`)
    .get();
  return docs.length;
};

test("a seller proposes times, the buyer chooses one, and both have it in a calendar file, mailed once", async () => {
  const order = await orderFour();
  const proposedAt = await propose(order, evening, morning);
  expect(await propose(order, morning, evening)).toBe(proposedAt);
  const [proposal] = await readMails(order, `times-${Date.parse(proposedAt)}`);
  expect(proposal).toMatchObject({ to: statement.email, text: expect.stringContaining("klo 9.00–12.00") });

  expect([await answer(order, proposedAt, 1), await answer(order, proposedAt, 1)]).toEqual(["done", "done"]);
  const times = await readTimes(order);
  expect(times).toMatchObject({ proposed: [morning, evening], answer: { chosen: 1 } });
  const at = Date.parse(times?.answer?.at ?? "");
  const refs = [`time-${at}`, `time-${at}-notice`].map((kind) =>
    database.collection("mail").doc(`order-${order.id}-${kind}`),
  );
  const [mail, notice] = await database.getAll(...refs);
  expect(mail?.get("calendar")).toContain("BEGIN:VEVENT");
  expect(notice?.get("calendar")).toContain("BEGIN:VEVENT");
  expect(mail?.get("calendar")).not.toContain("Ostaja:");
  expect(await countTimeMails(order)).toBe(3);
});

test("a buyer for whom none fits says so, and the seller proposes the same again or others", async () => {
  const order = await orderFour();
  const first = await propose(order, morning);
  expect(await answer(order, first, null)).toBe("done");
  const second = await propose(order, morning);
  expect(second).not.toBe(first);
  expect(await answer(order, first, 0)).toBe("timesChanged");
  expect(await answer(order, second, 0)).toBe("done");
  expect(await answer(order, second, null)).toBe("done");
  expect(await readTimes(order)).toMatchObject({ answer: { chosen: null } });
});

test("of a buyer who answers and a seller who proposes others at once, no answer is to times that were not seen", async () => {
  for (let round = 0; round < 20; round += 1) {
    const order = await orderFour();
    const proposedAt = await propose(order, morning);
    const [answered] = await Promise.all([answer(order, proposedAt, 0), propose(order, evening)]);
    expect(["done", "timesChanged"]).toContain(answered);
    const times = await readTimes(order);
    expect(times?.proposed).toEqual([evening]);
    expect(times?.answer).toBeUndefined();
  }
});

test("no time is proposed in the past, in a year, or for an order that is over", async () => {
  const order = await orderFour();
  expect(await tryToPropose(order, { day: addDays(getToday(), -1) })).toBe("invalid");
  expect(await tryToPropose(order, { day: addDays(getToday(), 365) })).toBe("invalid");
  const proposedAt = await propose(order, morning);
  await cancel(order);
  expect([await tryToPropose(order, evening), await answer(order, proposedAt, 0)]).toEqual([
    "orderEnded",
    "orderEnded",
  ]);
  const delivered = await orderFour();
  const before = await propose(delivered, morning);
  await advanceTo(delivered, "in progress", "in delivery", "delivered");
  expect([await tryToPropose(delivered, evening), await answer(delivered, before, 0)]).toEqual([
    "orderMovedOn",
    "orderMovedOn",
  ]);
});

test("only the seller proposes, and only who has the order's own code answers", async () => {
  const order = await orderFour();
  const other = await orderFour();
  const proposedAt = await propose(order, morning);
  const stranger = await new Client().logIn("mokkiklapi", "Mokkiklapi1");
  const body = { times: [morning] };
  expect(await getErrorCode(stranger.request(proposeTimes, { params: { id: order.id }, body }))).toBe(
    "notFound",
  );
  const flipped = (order.code.startsWith("A") ? "B" : "A") + order.code.slice(1);
  expect(await answer({ ...order, code: other.code }, proposedAt, 0)).toBe("linkInvalid");
  expect(await answer({ ...order, code: flipped }, proposedAt, 0)).toBe("linkInvalid");
  expect((await readTimes(order))?.answer).toBeUndefined();
});

test("a seller who proposes all the time is stopped after ten mails in an hour", async () => {
  const order = await orderFour();
  for (let round = 0; round < 5; round += 1) {
    await propose(order, morning);
    await propose(order, evening);
  }
  expect(await tryToPropose(order, morning)).toBe("tooOften");
});

test("orders are listed by their agreed time, those of a day alone, without the ones that have ended", async () => {
  const [late, soon, none, ended] = [
    await orderFour(),
    await orderFour(),
    await orderFour(),
    await orderFour(),
  ];
  const sellerId = soon.seller._id;
  // Orders of one seller, because the list is theirs.
  for (const { id } of [late, none, ended]) {
    await database.collection("orders").doc(id).update({ "seller._id": sellerId });
  }
  for (const [order, time] of [
    [late, evening],
    [soon, morning],
    [ended, morning],
  ] as const) {
    expect(await answer(order, await propose(order, time), 0)).toBe("done");
  }
  await cancel(ended);
  const list = async (query: { sort?: "time"; day?: string; cursor?: string; limit?: number }) =>
    admin.call(listOrders, { query: { userid: sellerId, status: "open", ...query } });
  const toIds = ({ orders }: Awaited<ReturnType<typeof list>>) => orders.map(({ _id }) => _id);
  expect(toIds(await list({ sort: "time" }))).toEqual([soon.id, late.id, none.id]);
  expect(toIds(await list({ day }))).toEqual([soon.id, late.id]);
  expect(toIds(await list({ day: addDays(day, 1) }))).toEqual([]);
  const first = await list({ sort: "time", limit: 1 });
  expect(toIds(first)).toEqual([soon.id]);
  expect(toIds(await list({ sort: "time", limit: 5, cursor: first.nextCursor ?? "" }))).toEqual([
    late.id,
    none.id,
  ]);
  const { order } = await admin.call(readOrder, { params: { id: soon.id } });
  expect(order.times?.answer?.chosen).toBe(0);
});
