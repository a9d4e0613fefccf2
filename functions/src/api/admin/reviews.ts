import * as calls from "@halkopiha/domain/contract/admin/reviews.ts";
import { toAuditAuthor } from "../../accounts/actor.ts";
import { defineHandler } from "../../http/handler.ts";
import { setReviewHidden } from "../../shop/review-order.ts";
import * as store from "../../store/reviews/reviews.ts";

export const listReviews = defineHandler(calls.listReviews, ({ query }) => store.listReviews(query));

export const hideReview = defineHandler(calls.hideReview, async ({ params, body: { reason }, caller }) => ({
  review: await setReviewHidden(params.id, reason, toAuditAuthor(caller)),
  message: "Arvostelu on piilotettu, ja syy on lähetetty ostajalle ja myyjälle.",
}));

export const showReview = defineHandler(calls.showReview, async ({ params, caller }) => ({
  review: await setReviewHidden(params.id, null, toAuditAuthor(caller)),
  message: "Arvostelu näkyy taas kaikille.",
}));
