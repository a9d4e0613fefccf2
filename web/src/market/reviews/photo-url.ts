import type { readReviewPhoto } from "@halkopiha/domain/contract/shop/reviews.ts";

/** The path of the call, without the schemas that come with it. */
const path: typeof readReviewPhoto.path = "/api/review-photos/:id";

/** Where a photo of a review is shown. */
export const toPhotoUrl = (id: string): string => path.replace(":id", encodeURIComponent(id));
