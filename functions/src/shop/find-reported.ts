import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Report, ReportTarget } from "@halkopiha/domain/reports/report.ts";
import { findVisibleProduct } from "../store/products/products.ts";
import { findShownReview } from "../store/reviews/reviews.ts";

/**
 * What is reported, as everybody sees it now.
 * @throws AppError `notFound` for what buyers are not shown
 */
export async function findTarget({ kind, id }: ReportTarget): Promise<Report["target"]> {
  if (kind === "listing") {
    const product = await findVisibleProduct(id);
    if (!product) throw new AppError("notFound");
    return { kind, id, title: formatListingTitle(product), ownerId: product.user_id, orderId: null };
  }
  const review = await findShownReview(id);
  if (!review) throw new AppError("notFound");
  const { firstname, locality } = review.author;
  return { kind, id, title: `Arvostelu: ${firstname}, ${locality}`, ownerId: null, orderId: review._id };
}
