import type { Order } from "@halkopiha/domain/orders/order.ts";
import { expect, test } from "vitest";
import type { OrderStep } from "../../../offline/outbox/order-steps.ts";
import { sampleOrder } from "../../../testing/samples/sample-order.ts";
import { mergeOrderUpdates } from "./merge-order-updates.ts";
import { moveCounts } from "./move-counts.ts";

const on = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const [first, second, third] = [
  sampleOrder("a", "recieved", on(3)),
  sampleOrder("b", "in progress", on(2)),
  sampleOrder("c", "recieved", on(1)),
];
const updatesOf = (...orders: Order[]) => new Map(orders.map((order) => [order._id, order]));
const whole = { orders: [first, second], hasMore: false, filter: { status: "all" } } as const;

test("a new order stands first", () => {
  const fresh = sampleOrder("d", "recieved", on(4));
  expect(mergeOrderUpdates(whole, updatesOf(fresh), [])).toEqual([fresh, first, second]);
});

test("the later status wins, whichever update came last", () => {
  const further = sampleOrder("a", "delivered", on(3));
  const behind = sampleOrder("b", "recieved", on(2));
  expect(mergeOrderUpdates(whole, updatesOf(further, behind), [])).toEqual([further, second]);
});

test("an older order that has not been fetched yet does not jump the queue", () => {
  expect(mergeOrderUpdates({ ...whole, hasMore: true }, updatesOf(third), [])).toEqual([first, second]);
  expect(mergeOrderUpdates(whole, updatesOf(third), [])).toEqual([first, second, third]);
});

test("a list of one state holds what has come to it, and not what has left it", () => {
  const recieved = { orders: [first, third], hasMore: false, filter: { status: "recieved" } } as const;
  const left = sampleOrder("a", "in progress", on(3));
  const fresh = sampleOrder("d", "recieved", on(4));
  expect(mergeOrderUpdates(recieved, updatesOf(left, fresh, second), [])).toEqual([fresh, third]);
});

const waitingStep = (id: string, status: OrderStep["status"]): OrderStep => ({
  kind: "order",
  id,
  label: `Tilaus HP-${id}`,
  version: `${id} ${status}`,
  status,
  owner: "seller",
  phase: "waiting",
});

test("an order with a queued step is in the list where the step moves it, as the server knows it", () => {
  const steps = [
    waitingStep("a", "in progress"),
    waitingStep("b", "in delivery"),
    waitingStep("b", "delivered"),
  ];
  const listOf = (status: "recieved" | "in progress" | "open" | "delivered") =>
    mergeOrderUpdates(
      { orders: [], hasMore: false, filter: { status } },
      updatesOf(first, second, third),
      steps,
    );
  expect(listOf("recieved")).toEqual([third]);
  expect(listOf("in progress")).toEqual([first]);
  expect(listOf("open")).toEqual([first, third]);
  expect(listOf("delivered")).toEqual([second]);
});

const counts = {
  recieved: 2,
  "in progress": 1,
  "in delivery": 0,
  delivered: 1000,
  withdrawn: 0,
  cancelled: 0,
};
const statuses = new Map([first, second, third].map(({ _id, status }) => [_id, status]));

test("a queued step moves its order in the counts, also when it has been sent and not been counted again", () => {
  const moved = { ...counts, recieved: 1, "in progress": 2 };
  const steps = [waitingStep("a", "in progress")];
  expect(moveCounts({ counts, statuses }, [first, second, third], steps)).toEqual(moved);
  const sent = sampleOrder("a", "in progress", on(3));
  expect(moveCounts({ counts, statuses }, [sent, second, third], [])).toEqual(moved);
});

test("a count of the maximum, and an order that became known after the count, stay as they are", () => {
  const delivered = [waitingStep("b", "delivered")];
  expect(moveCounts({ counts, statuses }, [first, second, third], delivered)).toEqual({
    ...counts,
    "in progress": 0,
  });
  expect(moveCounts({ counts, statuses }, [sampleOrder("d", "recieved", on(4))], [])).toEqual(counts);
});
