import { isSelling } from "@halkopiha/domain/accounts/public-seller.ts";
import { toFinnishDay } from "@halkopiha/domain/calendar.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/reviews.ts";
import { emptySummary } from "@halkopiha/domain/reviews/review-summary.ts";
import { defineHandler } from "../../http/handler.ts";
import { toFile } from "../../http/response/send-file.ts";
import { findUser } from "../../store/accounts/users.ts";
import { findPhoto } from "../../store/files/uploaded-photos.ts";
import { countDelivered } from "../../store/orders/order-lists.ts";
import { findVisibleProduct } from "../../store/products/products.ts";
import { readProductSummary } from "../../store/reviews/review-summaries.ts";
import { isPhotoShown, listOfProduct, listOfSeller } from "../../store/reviews/reviews.ts";

export const listSellerReviews = defineHandler(calls.listSellerReviews, async ({ params: { id }, query }) => {
  const user = await findUser(id);
  if (!user || !isSelling(user)) throw new AppError("notFound");
  const [page, deliveredOrders] = await Promise.all([listOfSeller(id, query.cursor), countDelivered(id)]);
  return {
    ...page,
    summary: user.reviews ?? emptySummary,
    record: { memberSince: toFinnishDay(user.createdAt).year, deliveredOrders },
  };
});

export const readReviewPhoto = defineHandler(calls.readReviewPhoto, async ({ params: { id } }) => {
  const photo = await findPhoto(id);
  if (photo?.reviewId === undefined || !(await isPhotoShown(id, photo.reviewId)))
    throw new AppError("notFound");
  return toFile(photo.bytes);
});

export const listProductReviews = defineHandler(
  calls.listProductReviews,
  async ({ params: { id }, query }) => {
    if (!(await findVisibleProduct(id))) throw new AppError("notFound");
    const [page, summary] = await Promise.all([listOfProduct(id, query.cursor), readProductSummary(id)]);
    return { ...page, summary };
  },
);
