import { readFile } from "node:fs/promises";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { pickRating } from "@halkopiha/domain/reviews/rating.ts";
import { ReviewForm, type StoredReview } from "@halkopiha/domain/reviews/review.ts";
import { answerReview, createReview, setReviewHidden } from "@halkopiha/domain/reviews/review-rules.ts";
import { countReviews } from "@halkopiha/domain/reviews/review-summary.ts";
import { Timestamp } from "firebase-admin/firestore";
import type { Documents } from "./documents.ts";

const hour = 60 * 60_000;

interface SampleReview {
  stars: number;
  text?: string;
  facts?: { dryness?: boolean; amount?: boolean; onTime?: boolean };
  answer?: string;
  /** A picture in `images/rendered`. */
  photo?: string;
}

const allGood = { dryness: true, amount: true, onTime: true };

/** What buyers have said, the first of the first delivered order. */
const texts: readonly SampleReview[] = [
  {
    stars: 5,
    text: "Kuivaa koivua, tasamittaista ja puhdasta. Kuorma tuli sovittuna päivänä.",
    facts: allGood,
    answer: "Kiitos! Mukava kuulla, tervetuloa uudelleen.",
    photo: "koivu-960.webp",
  },
  { stars: 5, text: "Syttyy heti eikä savuta.", facts: { dryness: true, amount: true } },
  {
    stars: 3,
    text: "Puu oli hyvää, mutta toimitus myöhästyi kaksi päivää.",
    facts: { dryness: true, amount: true, onTime: false },
    answer: "Pahoittelut myöhästymisestä, auto oli huollossa. Soitamme jatkossa heti.",
  },
  { stars: 4, facts: allGood },
  { stars: 5, text: "Ystävällinen palvelu, pinottiin samalla liiteriin.", facts: allGood },
  { stars: 2, text: "Osa klapeista oli tuoretta.", facts: { dryness: false, amount: true, onTime: true } },
  { stars: 4, text: "Hinta ja laatu kohdallaan." },
];

/** The review that an admin has hidden: that of Halkomestari's last delivered order. */
const hidden = { seller: "halkomestari", reason: "Arvostelussa kerrottiin toisen ihmisen nimi ja osoite." };

const toInstant = (ms: number) => new Date(ms).toISOString();

const pickText = (n: number): SampleReview => texts[n % texts.length] ?? { stars: 5 };

const toPhotoId = (n: number) => `arvostelukuva-${n}`;

function writeReview(order: Documents["orders"][number], n: number): StoredReview {
  const { answer, photo, ...typed } = pickText(n);
  const form = { ...typed, photos: photo === undefined ? [] : [toPhotoId(n)] };
  const at = Date.parse(order.updatedAt) + hour;
  const review = createReview(order, ReviewForm.parse(form), `arvostelu-${n}`, toInstant(at));
  return answer === undefined ? review : answerReview(review, answer, toInstant(at + hour));
}

const timestamp = (instant: string) => Timestamp.fromMillis(Date.parse(instant));

/** A review as the server stores it. */
const toStored = ({ answer, hidden: hiding, orderedAt, ...review }: StoredReview) => ({
  ...review,
  orderedAt: timestamp(orderedAt),
  updatedAt: answer?.at ?? review.createdAt,
  ...(answer && { answer: { ...answer, at: timestamp(answer.at) } }),
  ...(hiding && { hidden: { ...hiding, at: timestamp(hiding.at) } }),
});

/** The photos of reviews, as the server stores them. */
export function createSampleReviewPhotos(
  reviews: readonly { _id: string; sellerId: string; orderedAt: Timestamp; photos?: readonly string[] }[],
) {
  const lifetime = toRetentionMs(retention.reviews);
  return Promise.all(
    reviews.flatMap(({ _id: reviewId, sellerId, orderedAt, photos = [] }, n) =>
      photos.map(async (_id) => {
        const picture = new URL(`images/rendered/${pickText(n).photo}`, import.meta.url);
        const expiresAt = Timestamp.fromMillis(orderedAt.toMillis() + lifetime);
        return { _id, uploader: null, sellerId, reviewId, expiresAt, bytes: await readFile(picture) };
      }),
    ),
  );
}

/** A review of each delivered order, and what is counted of them in the sellers, their products and the products' summaries. */
export function createSampleReviews({
  orders,
  users,
  sellers,
  products,
}: Pick<Documents, "orders" | "users" | "sellers" | "products">) {
  const delivered = orders.filter(({ status }) => status === "delivered");
  const last = delivered.findLast(({ seller }) => seller._id === hidden.seller)?._id;
  const reviews = delivered
    .map(writeReview)
    .map((review) =>
      review._id === last
        ? setReviewHidden(review, hidden.reason, toInstant(Date.parse(review.createdAt) + 3 * hour))
        : review,
    );
  const countOf = (sellerId: string) =>
    countReviews(reviews.filter((review) => review.sellerId === sellerId));
  const rate = (sellerId: string) => {
    const summary = countOf(sellerId);
    return summary.count > 0 ? pickRating(summary) : null;
  };
  const reviewed = new Map(
    reviews.flatMap(({ productIds, sellerId }) => productIds.map((id) => [id, sellerId])),
  );
  return {
    reviews: reviews.map(toStored),
    reviewSummaries: [...reviewed].map(([_id, sellerId]) => ({
      _id,
      sellerId,
      ...countReviews(reviews.filter(({ productIds }) => productIds.includes(_id))),
    })),
    users: users.map((user) => (rate(user._id) ? { ...user, reviews: countOf(user._id) } : user)),
    sellers: sellers.map((seller) => ({ ...seller, reviews: rate(seller._id) })),
    products: products.map((product) => ({
      ...product,
      owner: { ...product.owner, reviews: rate(product.user_id) },
    })),
  };
}
