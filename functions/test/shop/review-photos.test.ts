import { hideReview, showReview } from "@halkopiha/domain/contract/admin/reviews.ts";
import { readQuotePhoto } from "@halkopiha/domain/contract/shop/quote-requests.ts";
import { listSellerReviews, readReviewPhoto } from "@halkopiha/domain/contract/shop/reviews.ts";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { deleteReviewsBefore } from "../../src/store/reviews/recount-reviews.ts";
import { Client } from "../support/api.ts";
import { asAdmin } from "../support/call-examples/fixtures.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import { deliveredLink, reviewWithPhoto, reviewWithPhotos, uploadReviewPhoto } from "../support/reviews.ts";
import { getErrorCode } from "../support/users.ts";

// The photos of a review: uploaded by its visitor, public as long as it is, and gone with it.

const anybody = new Client();
let admin: Client;
beforeAll(async () => {
  ({ as: admin } = await asAdmin({}));
});

const createLink = async () => deliveredLink(await newProduct(await newSeller()));
const read = (id: string) => anybody.request(readReviewPhoto, { params: { id } });
const readStatus = async (id: string) => (await read(id)).status;
const isStored = async (id: string) => (await database.collection("photos").doc(id).get()).exists;

test("everybody sees the photos of a review, as pictures without metadata", async () => {
  const seller = await newSeller();
  const link = await deliveredLink(await newProduct(seller));
  const photos = [await uploadReviewPhoto(), await uploadReviewPhoto()];
  expect(await getErrorCode(reviewWithPhotos(link, photos))).toBe("done");
  const { reviews } = await anybody.call(listSellerReviews, { params: { id: seller._id }, query: {} });
  expect(reviews).toMatchObject([{ photos }]);
  const file = await anybody.call(readReviewPhoto, { params: { id: photos[0] ?? "" } });
  const { format, exif } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect({ format, exif }).toEqual({ format: "webp", exif: undefined });
});

test("a browser shows a photo, and keeps it for a minute", async () => {
  const { headers } = await read(await reviewWithPhoto(await createLink()));
  expect(headers.get("content-disposition")).toBe('inline; filename="arvostelu.webp"');
  expect(headers.get("cache-control")).toMatch(/^public, max-age=60/);
});

test("who changes the review keeps, exchanges and takes back photos; what is taken back is deleted", async () => {
  const link = await createLink();
  const first = await reviewWithPhoto(link);
  const second = await uploadReviewPhoto();
  expect(await getErrorCode(reviewWithPhotos(link, [first, second]))).toBe("done");
  expect(await getErrorCode(reviewWithPhotos(link, [second]))).toBe("done");
  expect([await isStored(first), await readStatus(second)]).toEqual([false, 200]);
  expect(await getErrorCode(reviewWithPhotos(link, []))).toBe("done");
  expect(await isStored(second)).toBe(false);
});

test("a photo of another visitor, of another review, or twice the same is not taken, and nothing is written", async () => {
  const [link, other] = [await createLink(), await createLink()];
  const taken = await reviewWithPhoto(other);
  const photo = await uploadReviewPhoto();
  expect([
    await getErrorCode(reviewWithPhotos(link, [photo], new Client())),
    await getErrorCode(reviewWithPhotos(link, [photo, taken])),
    await getErrorCode(reviewWithPhotos(link, [photo, photo])),
    await getErrorCode(reviewWithPhotos(link, [photo, "a", "b"])),
  ]).toEqual(["photoGone", "photoGone", "invalid", "invalid"]);
  expect((await database.collection("reviews").doc(link.id).get()).exists).toBe(false);
  expect(await readStatus(taken)).toBe(200);
});

test("nobody sees a photo that is not sent, is of a hidden review, or is asked for as one of a quote", async () => {
  const link = await createLink();
  const photo = await reviewWithPhoto(link);
  expect(await readStatus(await uploadReviewPhoto())).toBe(404);
  const params = { id: link.id };
  await admin.call(hideReview, { params, body: { reason: "Kuvassa on henkilö." } });
  expect(await readStatus(photo)).toBe(404);
  await admin.call(showReview, { params });
  expect(await readStatus(photo)).toBe(200);
  expect((await admin.request(readQuotePhoto, { params: { id: photo } })).status).toBe(404);
});

test("a review that is deleted takes its photos along", async () => {
  const link = await createLink();
  const photo = await reviewWithPhoto(link);
  const long = new Date("2010-01-01");
  await database.collection("reviews").doc(link.id).update({ orderedAt: long });
  await deleteReviewsBefore(new Date("2010-01-02"));
  expect(await isStored(photo)).toBe(false);
});
