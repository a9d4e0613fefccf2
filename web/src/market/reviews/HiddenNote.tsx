import type { OrderReview } from "@halkopiha/domain/reviews/review.ts";
import { formatDate } from "../../lib/format/format.ts";
import styles from "./HiddenNote.module.css";

/** That and why an admin has hidden a review, for the buyer and the seller of its order. */
export function HiddenNote({ hidden: { reason, at } }: { hidden: NonNullable<OrderReview["hidden"]> }) {
  return (
    <div className={styles.note}>
      <p>
        <strong>Ylläpito on piilottanut arvostelun {formatDate(at)}.</strong> Se ei näy muille, eikä sitä
        lasketa mukaan.
      </p>
      <p className={styles.reason}>Syy: {reason}</p>
    </div>
  );
}
