import { describeRating, formatAverage, hasAverage } from "@halkopiha/domain/reviews/average.ts";
import type { Rating } from "@halkopiha/domain/reviews/rating.ts";
import { formatNumber } from "../../lib/format/format.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./RatingLine.module.css";

/** `★ 4,7 (12)`; nothing while there are too few reviews for an average. */
export function RatingLine({ rating }: { rating: Rating | null | undefined }) {
  if (!rating || !hasAverage(rating)) return null;
  return (
    <span className={styles.rating}>
      <span aria-hidden="true">
        ★&nbsp;{formatAverage(rating)}&nbsp;({formatNumber(rating.count)})
      </span>
      <VisuallyHidden>Arvosana {describeRating(rating)}</VisuallyHidden>
    </span>
  );
}
