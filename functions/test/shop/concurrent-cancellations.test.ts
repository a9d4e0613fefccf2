import { readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { admin, cancel, done, logInAdmin, orderFour, reject, tryToAdvance } from "../support/ended-orders.ts";
import { readQuantityLeft } from "../support/market.ts";

// A buyer and a seller act at the same moment. Each race is run twenty times.

beforeAll(async () => void (await logInAdmin()));

describe("of two who act at once one wins, and the stock is conserved", () => {
  const rounds = Array.from({ length: 20 }, (_, round) => round);

  test.each(rounds)("a buyer who cancels and a seller who takes it up, %i", { timeout: 60_000 }, async () => {
    const order = await orderFour();
    const answers = await Promise.all([cancel(order), tryToAdvance(order)]);
    expect([
      [done, "orderEnded"],
      ["notCancellable", done],
    ]).toContainEqual(answers);
    const { order: stored } = await admin.call(readOrder, { params: { id: order.id } });
    expect(stored.status).toBe(answers[1] === done ? "in progress" : "recieved");
    expect(await readQuantityLeft(order.product)).toBe(answers[0] === done ? 40 : 36);
  });

  test.each(rounds)("a buyer and a seller who both end it, %i", { timeout: 60_000 }, async () => {
    const order = await orderFour();
    const answers = await Promise.all([cancel(order), reject(order), cancel(order), reject(order)]);
    expect([
      [done, "orderEnded", done, "orderEnded"],
      ["orderEnded", done, "orderEnded", done],
    ]).toContainEqual(answers);
    expect(await readQuantityLeft(order.product)).toBe(40);
  });
});
