import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import type { OrderReview as Review } from "@halkopiha/domain/reviews/review.ts";
import { findReviewObstacle, getEditEnd, getReviewEnd } from "@halkopiha/domain/reviews/review-rules.ts";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { formatDate, formatDateTime } from "../../lib/format/format.ts";
import { paths } from "../../lib/routing/paths.ts";
import { HiddenNote } from "../../market/reviews/HiddenNote.tsx";
import { ReviewCard } from "../../market/reviews/ReviewCard.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import type { OrderLink } from "./load-order-page.ts";
import styles from "./OrderReview.module.css";

/** Loaded when it is needed: an order is opened many times and reviewed once. */
const ReviewForm = lazyPart(() => import("./ReviewForm.tsx").then((file) => file.ReviewForm));

interface Props {
  order: BuyerOrder;
  link: OrderLink;
  /** Null while the order has none. */
  review: Review | null;
}

/** The day before an instant that is past a period. */
const formatLastDay = (end: string) => formatDate(new Date(Date.parse(end) - 1).toISOString());

/** The written review, with a button to change it while that is possible. */
function Written({
  order,
  review,
  onEdit,
}: {
  order: BuyerOrder;
  review: Review;
  onEdit: (() => void) | null;
}) {
  return (
    <>
      <ReviewCard review={review} sellerName={order.seller.companyName ?? order.seller.fullName}>
        {review.hidden && <HiddenNote hidden={review.hidden} />}
      </ReviewCard>
      {onEdit && (
        <div className={styles.edit}>
          <Button variant="plain" icon="edit" onClick={onEdit}>
            Muokkaa arvostelua
          </Button>
          <p>Voit muokata arvostelua {formatDateTime(getEditEnd(review))} asti.</p>
        </div>
      )}
    </>
  );
}

/** The review of a delivered order for its buyer: the form, what they have written, or until when they could. */
export function OrderReview({ order, link, review: loaded }: Props) {
  const [saved, setSaved] = useState<Review | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [now] = useState(() => Date.now());
  const heading = useRef<HTMLHeadingElement>(null);
  // The form, which had the focus, is gone.
  useEffect(() => {
    if (saved) heading.current?.focus();
  }, [saved]);
  const review = saved ?? loaded;
  const stored = review && { createdAt: review.createdAt, isHidden: review.hidden !== undefined };
  const obstacle = findReviewObstacle(order, stored, now);
  const end = getReviewEnd(order);
  if (end === null || (!review && obstacle === "notReviewable")) return null;
  const isFormShown = obstacle === null && (!review || isEditing);
  return (
    <section className={styles.section} aria-labelledby="arvostelu">
      <h2 id="arvostelu" ref={heading} tabIndex={-1}>
        {review ? "Arvostelusi" : "Arvostele"}
      </h2>
      {!review && obstacle === null && (
        <p>
          Miten kauppa sujui? Arvostelusi näkyy kaikille etunimelläsi ja paikkakunnallasi. Voit kirjoittaa sen{" "}
          {formatLastDay(end)} asti. <Link to={paths.reviewRules}>Näin arvostelut varmistetaan</Link>
        </p>
      )}
      {!review && obstacle === "reviewOver" && <p>Arvosteluaika on päättynyt.</p>}
      {isFormShown && (
        <Suspense fallback={<Skeleton />}>
          <ReviewForm
            order={order}
            link={link}
            review={review}
            onSaved={(written) => {
              setSaved(written);
              setEditing(false);
            }}
            onCancel={review ? () => setEditing(false) : undefined}
          />
        </Suspense>
      )}
      {review && !isFormShown && (
        <Written order={order} review={review} onEdit={obstacle === null ? () => setEditing(true) : null} />
      )}
    </section>
  );
}
