import { answerReduction, openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { proposeReduction } from "@halkopiha/domain/contract/shop/orders.ts";
import { beforeAll, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import {
  admin,
  advanceTo,
  buyer,
  cancel,
  done,
  logInAdmin,
  type Ordered,
  orderFour,
  reject,
  statement,
} from "../support/ended-orders.ts";
import { database, readQuantityLeft } from "../support/market.ts";
import { getErrorCode } from "../support/users.ts";

// A seller who cannot deliver all of an order asks its buyer to accept less. Orders are of four of forty cubic metres.

beforeAll(async () => void (await logInAdmin()));

async function propose({ id, product }: Ordered, quantity: number): Promise<string> {
  const body = { quantities: [{ _id: product._id, quantity }], reason: "Puut loppuivat kesken." };
  const { order } = await admin.call(proposeReduction, { params: { id }, body });
  return order.reduction?.proposedAt ?? "";
}
const tryToPropose = ({ id, product }: Ordered, quantity: number) =>
  getErrorCode(
    admin.request(proposeReduction, {
      params: { id },
      body: { quantities: [{ _id: product._id, quantity }] },
    }),
  );
const answer = ({ id, code }: Ordered, proposedAt: string, accepted: boolean) =>
  getErrorCode(buyer.request(answerReduction, { params: { id }, body: { code, proposedAt, accepted } }));
const open = async ({ id, code }: Ordered) =>
  (await buyer.call(openOrderPage, { params: { id }, body: { code } })).order;
const readMail = async (id: string) => (await database.collection("mail").doc(id).get()).data();

test("a buyer accepts less: the order, its total and the stock change, and both are mailed", async () => {
  const order = await orderFour();
  const before = await open(order);
  const proposedAt = await propose(order, 2.5);
  expect((await open(order)).totals).toEqual(before.totals);
  expect(await readQuantityLeft(order.product)).toBe(36);
  expect(await readMail(`order-${order.id}-reduction-${Date.parse(proposedAt)}`)).toMatchObject({
    to: statement.email,
    text: expect.stringContaining("Puut loppuivat kesken."),
  });
  expect([await answer(order, proposedAt, true), await answer(order, proposedAt, true)]).toEqual([
    done,
    done,
  ]);
  expect(await readQuantityLeft(order.product)).toBe(37.5);
  const after = await open(order);
  expect(after.items.map(({ quantity }) => quantity)).toEqual([2.5]);
  expect(after.totals.totalPrice).toBeLessThan(before.totals.totalPrice);
  expect(after.reduction?.ordered).toMatchObject([{ quantity: 4 }]);
  const id = `order-${order.id}-reduced-${Date.parse(after.reduction?.answer?.at ?? "")}`;
  expect(await readMail(id)).toMatchObject({ text: expect.stringContaining("Hyväksyit muutoksen") });
  expect(await readMail(`${id}-notice`)).toMatchObject({
    text: expect.stringContaining("Ostaja hyväksyi pienemmän määrän"),
  });
});

test("a buyer who does not accept keeps the order as it is", async () => {
  const order = await orderFour();
  const before = await open(order);
  expect(await answer(order, await propose(order, 1), false)).toBe(done);
  const { items, totals } = await open(order);
  expect({ items, totals }).toEqual({ items: before.items, totals: before.totals });
  expect(await readQuantityLeft(order.product)).toBe(36);
});

test("what is left of a reduced order comes back when it ends", async () => {
  const order = await orderFour();
  expect(await answer(order, await propose(order, 1), true)).toBe(done);
  expect(await readQuantityLeft(order.product)).toBe(39);
  expect(await reject(order)).toBe(done);
  expect(await readQuantityLeft(order.product)).toBe(40);
});

test("of a buyer who accepts and one who cancels at once, no cubic metre comes back twice", async () => {
  for (let round = 0; round < 20; round += 1) {
    const order = await orderFour();
    const proposedAt = await propose(order, 1.5);
    await Promise.all([answer(order, proposedAt, true), cancel(order), answer(order, proposedAt, true)]);
    expect(await readQuantityLeft(order.product)).toBe(40);
  }
});

test("more than was ordered, nothing, and another order's product are not proposed, nor anything once it is sent", async () => {
  const order = await orderFour();
  const other = await orderFour();
  expect([
    await tryToPropose(order, 5),
    await tryToPropose(order, 4),
    await tryToPropose(order, 0),
    await tryToPropose({ ...order, product: other.product }, 1),
  ]).toEqual(["invalid", "invalid", "invalid", "invalid"]);
  const proposedAt = await propose(order, 1);
  await advanceTo(order, "in progress", "in delivery");
  expect([await tryToPropose(order, 2), await answer(order, proposedAt, true)]).toEqual([
    "orderMovedOn",
    "orderMovedOn",
  ]);
});

test("only the seller proposes, and only who has the order's own code answers, to what they have seen", async () => {
  const order = await orderFour();
  const other = await orderFour();
  const first = await propose(order, 3);
  const stranger = await new Client().logIn("mokkiklapi", "Mokkiklapi1");
  const body = { quantities: [{ _id: order.product._id, quantity: 1 }] };
  expect(await getErrorCode(stranger.request(proposeReduction, { params: { id: order.id }, body }))).toBe(
    "notFound",
  );
  expect(await answer({ ...order, code: other.code }, first, true)).toBe("linkInvalid");
  const second = await propose(order, 2);
  expect(await answer(order, first, true)).toBe("reductionChanged");
  expect(await answer(order, second, true)).toBe(done);
});
