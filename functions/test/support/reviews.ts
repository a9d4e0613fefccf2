import { writeReview } from "@halkopiha/domain/contract/shop/order-reviews.ts";
import { uploadPhoto } from "@halkopiha/domain/contract/shop/photos.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { Timestamp } from "firebase-admin/firestore";
import { Client } from "./api.ts";
import { createImageUpload } from "./images.ts";
import { database } from "./market.ts";
import { orderLink } from "./orders.ts";

/** The link of an order, and its seller and product. */
export interface ReviewLink {
  id: string;
  code: string;
}

const buyer = new Client();

/** Stores that an order has been delivered. */
export const deliver = (id: string, at = new Date()) =>
  database
    .collection("orders")
    .doc(id)
    .update({ status: "delivered", "statusTimes.delivered": Timestamp.fromDate(at) });

/** The link of a new visitor's delivered order of one product. */
export async function deliveredLink(product: Pick<Product, "_id">): Promise<ReviewLink> {
  const link = await orderLink(product);
  await deliver(link.id);
  return link;
}

export const review = ({ id, code }: ReviewLink, form: { stars: number; text?: string; facts?: object }) =>
  buyer.request(writeReview, { params: { id }, body: { code, ...form } });

/** A delivered order of one product with a review. */
export async function reviewOrder(product: Pick<Product, "_id">, stars = 5): Promise<ReviewLink> {
  const link = await deliveredLink(product);
  await buyer.call(writeReview, {
    params: { id: link.id },
    body: { code: link.code, stars, text: "Hyvää puuta." },
  });
  return link;
}

const photographer = new Client();

/** A photo of the visitor who writes by `reviewWithPhotos`. @returns its id */
export const uploadReviewPhoto = async (): Promise<string> =>
  (await photographer.call(uploadPhoto, { upload: await createImageUpload() })).photoId;

/** Reviews a delivered order with photos of the same visitor. */
export const reviewWithPhotos = ({ id, code }: ReviewLink, photos: readonly string[], as = photographer) =>
  as.request(writeReview, { params: { id }, body: { code, stars: 5, text: "Kuivaa.", photos: [...photos] } });

/** Reviews a delivered order with one photo. @returns its id */
export async function reviewWithPhoto(link: ReviewLink): Promise<string> {
  const photo = await uploadReviewPhoto();
  await reviewWithPhotos(link, [photo]);
  return photo;
}
