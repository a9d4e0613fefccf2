import { hideReview, showReview } from "@halkopiha/domain/contract/admin/reviews.ts";
import { writeToBuyer, writeToSeller } from "@halkopiha/domain/contract/shop/order-messages.ts";
import { answerReduction, answerTimes } from "@halkopiha/domain/contract/shop/order-page.ts";
import { writeReview } from "@halkopiha/domain/contract/shop/order-reviews.ts";
import { proposeReduction, proposeTimes, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { StoredReview } from "@halkopiha/domain/reviews/review.ts";
import { countReviews } from "@halkopiha/domain/reviews/review-summary.ts";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { parseAll } from "../../src/store/firestore/document.ts";
import { getToday } from "../../src/today.ts";
import {
  admin,
  advanceTo,
  buyer,
  cancel,
  giveUp,
  logInAdmin,
  type Ordered,
  orderFour,
  reject,
  settle,
  withdraw,
} from "../support/ended-orders.ts";
import { database, readQuantityLeft } from "../support/market.ts";
import { getErrorCode } from "../support/users.ts";

// Whatever buyer, seller and admin do to an order, in any sequence, its stock, its total, its mails and its review stay right.

beforeAll(async () => void (await logInAdmin()));

const day = addDays(getToday(), 5);
const read = async ({ id }: Ordered): Promise<Order> =>
  (await admin.call(readOrder, { params: { id } })).order;
const page = ({ id, code }: Ordered) => ({ params: { id }, body: { code } });
const writeAs = ({ id }: Ordered) => ({ params: { id }, body: { message: "Milloin sopii?" } });

async function acceptTime(order: Ordered, chosen: number | null): Promise<string> {
  const { times } = await read(order);
  const { params, body } = page(order);
  const proposedAt = times?.proposedAt ?? new Date().toISOString();
  return getErrorCode(buyer.request(answerTimes, { params, body: { ...body, proposedAt, chosen } }));
}

async function acceptReduction(order: Ordered, accepted: boolean): Promise<string> {
  const { reduction } = await read(order);
  const { params, body } = page(order);
  const proposedAt = reduction?.proposedAt ?? new Date().toISOString();
  return getErrorCode(buyer.request(answerReduction, { params, body: { ...body, proposedAt, accepted } }));
}

const reduceTo = ({ id, product }: Ordered, quantity: number) =>
  getErrorCode(
    admin.request(proposeReduction, {
      params: { id },
      body: { quantities: [{ _id: product._id, quantity }], reason: "Puut loppuivat kesken." },
    }),
  );

const reviewWith = ({ id, code }: Ordered, stars: number) =>
  getErrorCode(buyer.request(writeReview, { params: { id }, body: { code, stars, text: "Hyvää puuta." } }));

async function tryToAdvance(order: Ordered, status: "in progress" | "in delivery" | "delivered") {
  return advanceTo(order, status).then(
    () => "done",
    () => "rejected",
  );
}

type Steps = Readonly<Record<string, (order: Ordered) => Promise<string>>>;

/** What changes an order or its review, and changes nothing when it is done again. */
const steps: Steps = {
  takeUp: (order: Ordered) => tryToAdvance(order, "in progress"),
  sendOff: (order: Ordered) => tryToAdvance(order, "in delivery"),
  deliver: (order: Ordered) => tryToAdvance(order, "delivered"),
  cancel,
  reject,
  giveUp,
  withdraw: (order: Ordered) => withdraw(order),
  withdrawPart: (order: Ordered) => withdraw(order, { part: "Yksi kuutio" }),
  takeBack: (order: Ordered) => settle(order, "goods returned"),
  refund: (order: Ordered) => settle(order, "refunded"),
  proposeTimes: ({ id }: Ordered) =>
    getErrorCode(admin.request(proposeTimes, { params: { id }, body: { times: [{ day }] } })),
  chooseTime: (order: Ordered) => acceptTime(order, 0),
  rejectTimes: (order: Ordered) => acceptTime(order, null),
  proposeThree: (order: Ordered) => reduceTo(order, 3),
  proposeOne: (order: Ordered) => reduceTo(order, 1.5),
  acceptLess: (order: Ordered) => acceptReduction(order, true),
  keepAll: (order: Ordered) => acceptReduction(order, false),
  praise: (order: Ordered) => reviewWith(order, 5),
  complain: (order: Ordered) => reviewWith(order, 2),
  hideReview: ({ id }: Ordered) =>
    getErrorCode(admin.request(hideReview, { params: { id }, body: { reason: "Henkilötietoja." } })),
  showReview: ({ id }: Ordered) => getErrorCode(admin.request(showReview, { params: { id } })),
};

/** What adds a message each time. */
const messages: Steps = {
  buyerWrites: (order: Ordered) => {
    const { params, body } = page(order);
    return getErrorCode(buyer.request(writeToSeller, { params, body: { ...body, message: "Sopiiko ti?" } }));
  },
  sellerWrites: (order: Ordered) => getErrorCode(admin.request(writeToBuyer, writeAs(order))),
};

async function listMailIds({ id }: Ordered): Promise<string[]> {
  const mails = database.collection("mail");
  const found = await mails
    .where("__name__", ">", `order-${id}`)
    .where("__name__", "<", `order-${id}~`)
    .get();
  // A notification is removed as soon as it has been sent to the devices that there are.
  return found.docs.map((mail) => mail.id).filter((id) => !id.endsWith("-push"));
}

/** What buyers and sellers would call the stock: what the order still takes from it. */
function countHeld({ items, cancellation, withdrawal, status }: Order): number {
  const ordered = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (cancellation) return 0;
  if (!withdrawal || withdrawal.part) return ordered;
  const isAway = status === "in delivery" || status === "delivered";
  return isAway && withdrawal.state === "withdrawn" ? ordered : 0;
}

async function check(order: Ordered, before: Order): Promise<Order> {
  const after = await read(order);
  expect(await readQuantityLeft(order.product)).toBe(40 - countHeld(after));
  const goods = after.items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  expect(after.totals.totalPrice).toBe(goods + (after.deliveryCost?.price ?? 0));
  if (!after.reduction?.answer?.accepted) expect(after.totals).toEqual(before.totals);
  return after;
}

async function checkReviews({ id, seller }: Ordered, { status }: Order): Promise<void> {
  const reviews = await database.collection("reviews").where("sellerId", "==", seller._id).get();
  if (status !== "delivered") expect(reviews.size).toBe(0);
  const counted = countReviews(parseAll(StoredReview, reviews.docs));
  const stored =
    (await database.collection("users").doc(seller._id).get()).get("reviews") ?? countReviews([]);
  expect(stored).toEqual(counted);
  expect(reviews.docs.every((review) => review.id === id)).toBe(true);
}

/** Takes a step; one that is taken again at once adds no mail. */
async function take(order: Ordered, step: string): Promise<void> {
  await messages[step]?.(order);
  if (!steps[step]) return;
  await steps[step](order);
  const mailed = await listMailIds(order);
  await steps[step](order);
  expect(await listMailIds(order)).toEqual(mailed);
}

const path = fc.constantFrom("takeUp", "sendOff", "deliver");
const any = fc.constantFrom(...Object.keys(steps), ...Object.keys(messages));
// Half of the steps lead onwards, or no order would ever be delivered.
const lives = fc.array(fc.oneof(path, any), { minLength: 6, maxLength: 16 });

test("in any sequence of steps, the stock is conserved, the total follows from the lines, and mails and reviews are counted once", async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      const order = await orderFour({ business: true });
      const placed = await read(order);
      let last = placed;
      for (const step of life) {
        await take(order, step);
        last = await check(order, placed);
      }
      await checkReviews(order, last);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
