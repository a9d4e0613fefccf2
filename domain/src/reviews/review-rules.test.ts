import { describe, expect, test } from "vitest";
import { createSampleOrder } from "../orders/testing/sample-order.ts";
import { ReviewForm, toOrderReview, toReview } from "./review.ts";
import {
  answerReview,
  createReview,
  editReview,
  findAnswerObstacle,
  findReviewObstacle,
  getReviewEnd,
  setReviewHidden,
} from "./review-rules.ts";
import { createSampleReview } from "./testing/sample-review.ts";

const delivered = (at: string) => createSampleOrder({ status: "delivered", statusTimes: { delivered: at } });
const order = delivered("2026-11-05T10:00:00.000Z");
const now = Date.parse("2026-11-10T10:00:00.000Z");
const at = "2026-11-12T10:00:00.000Z";
const day = 24 * 60 * 60_000;

describe("the time for a review", () => {
  test.each([
    // Summer and winter time have another midnight.
    ["2026-11-05T10:00:00.000Z", "2027-05-05T21:00:00.000Z"],
    ["2026-05-05T10:00:00.000Z", "2026-11-05T22:00:00.000Z"],
    // 23:30 in UTC is the next day in Finland.
    ["2026-05-05T23:30:00.000Z", "2026-11-06T22:00:00.000Z"],
    // February is shorter.
    ["2026-08-31T10:00:00.000Z", "2027-02-28T22:00:00.000Z"],
    ["2027-08-31T10:00:00.000Z", "2028-02-29T22:00:00.000Z"],
  ])("of what was delivered at %s ends at %s", (deliveredAt, end) => {
    expect(getReviewEnd(delivered(deliveredAt))).toBe(end);
    expect(findReviewObstacle(delivered(deliveredAt), null, Date.parse(end) - 1)).toBeNull();
    expect(findReviewObstacle(delivered(deliveredAt), null, Date.parse(end))).toBe("reviewOver");
  });

  test("is counted from the last change where the delivery has no time", () => {
    const old = createSampleOrder({ status: "delivered", updatedAt: "2026-11-05T10:00:00.000Z" });
    expect(getReviewEnd(old)).toBe("2027-05-05T21:00:00.000Z");
  });
});

test.each(["recieved", "in progress", "in delivery"] as const)(
  "an order that is %s is not reviewed",
  (status) => {
    expect(findReviewObstacle(createSampleOrder({ status }), null, now)).toBe("notReviewable");
  },
);

test("a delivered order that was withdrawn from is reviewed, a cancelled one is not", () => {
  const statement = {
    name: "Aino",
    email: "aino@posti.example",
    at,
    state: "withdrawn",
    stateAt: at,
  } as const;
  const withdrawn = createSampleOrder({ ...order, withdrawal: statement });
  expect(findReviewObstacle(withdrawn, null, now)).toBeNull();
  const cancellation = { by: "notFetched", at } as const;
  expect(findReviewObstacle({ ...order, cancellation }, null, now)).toBe("notReviewable");
});

test("nobody reviews an order from themselves", () => {
  const { buyer, seller } = order;
  const sameEmail = { ...order, seller: { ...seller, email: "AINO@posti.example" } };
  expect(findReviewObstacle(sameEmail, null, now)).toBe("notReviewable");
  const samePhone = { ...order, buyer: { ...buyer, phonenumber: "+358 50 0000456" } };
  expect(findReviewObstacle(samePhone, null, now)).toBe("notReviewable");
});

test("a review is changed for 14 days after it was written, also past the six months", () => {
  const review = createSampleReview({ createdAt: "2027-05-04T10:00:00.000Z" });
  const end = Date.parse(review.createdAt) + 14 * day;
  expect(findReviewObstacle(order, review, end - 1)).toBeNull();
  expect(findReviewObstacle(order, review, end)).toBe("reviewFixed");
});

test("a hidden review is neither changed nor answered", () => {
  const hidden = setReviewHidden(createSampleReview(), "Asiaton.", at);
  expect(findReviewObstacle(order, hidden, now)).toBe("reviewHidden");
  expect(findAnswerObstacle(hidden)).toBe("reviewHidden");
});

test("a review is answered once", () => {
  const review = createSampleReview();
  expect(findAnswerObstacle(review)).toBeNull();
  expect(findAnswerObstacle(answerReview(review, "Kiitos!", at))).toBe("reviewAnswered");
});

const form = ReviewForm.parse({ stars: 4, facts: { dryness: true, amount: true }, text: " Hyvää puuta. " });

test("a review names its buyer by the first name and the locality, and not the order", () => {
  const firewood = { ...order, items: order.items.map((item) => ({ ...item, quality: "kuiva" as const })) };
  const review = createReview(firewood, form, "public", at);
  expect(toReview(review)).toEqual({
    _id: "public",
    stars: 4,
    facts: { dryness: true, amount: true },
    text: "Hyvää puuta.",
    author: { firstname: "Aino", locality: "Tampere" },
    createdAt: at,
  });
});

test("dryness is counted of firewood only", () => {
  expect(createReview(order, form, "public", at).facts).toEqual({ amount: true });
});

test("a change keeps the answer and says when; the same again changes nothing", () => {
  const review = answerReview(createReview(order, form, "public", "2026-11-10T10:00:00.000Z"), "Kiitos!", at);
  expect(editReview(review, order, form, at)).toBe(review);
  const edited = editReview(review, order, ReviewForm.parse({ stars: 2 }), at);
  expect(edited).toMatchObject({ stars: 2, facts: {}, editedAt: at, answer: { text: "Kiitos!" } });
  expect(edited).not.toHaveProperty("text");
});

test("both parties read why a review is hidden, and nobody after it is shown again", () => {
  const hidden = setReviewHidden(createSampleReview(), "Asiaton.", at);
  expect(setReviewHidden(hidden, "Asiaton.", "2027-01-01T00:00:00.000Z")).toBe(hidden);
  expect(toOrderReview(hidden).hidden).toEqual({ reason: "Asiaton.", at });
  expect(toReview(hidden)).not.toHaveProperty("hidden");
  expect(setReviewHidden(hidden, null, at)).toEqual(createSampleReview());
});

describe("the form", () => {
  test.each([0, 6, 2.5, null])("takes no %s stars", (stars) => {
    expect(ReviewForm.safeParse({ stars }).success).toBe(false);
  });

  test("takes no web address and no more than 1,000 letters", () => {
    expect(ReviewForm.safeParse({ stars: 5, text: "Katso https://halvat-halot.example" }).success).toBe(
      false,
    );
    expect(ReviewForm.safeParse({ stars: 5, text: "a".repeat(1001) }).success).toBe(false);
    expect(ReviewForm.safeParse({ stars: 5, text: "a".repeat(1000) }).success).toBe(true);
  });

  test("needs the stars only", () => {
    expect(ReviewForm.parse({ stars: 5, text: "  " })).toEqual({
      stars: 5,
      facts: {},
      text: null,
      photos: [],
    });
  });
});
