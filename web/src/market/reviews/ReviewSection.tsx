import { formatAverage, formatReviewCount, hasAverage } from "@halkopiha/domain/reviews/average.ts";
import { factLabels, listFactCounts } from "@halkopiha/domain/reviews/review-facts.ts";
import type { ReviewSummary } from "@halkopiha/domain/reviews/review-summary.ts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { usePages } from "../../lib/api/paging.ts";
import { LoadError } from "../../lib/connection/LoadError.tsx";
import { paths } from "../../lib/routing/paths.ts";
import { LoadMore } from "../../ui/data/LoadMore.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ReportButton } from "../reports/ReportButton.tsx";
import type { ProductReviews } from "./load-reviews.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import styles from "./ReviewSection.module.css";

/** The average with the number of reviews, or why there is none yet, and what was as agreed. */
function Summary({ summary }: { summary: ReviewSummary }) {
  const facts = listFactCounts(summary);
  return (
    <>
      {hasAverage(summary) ? (
        <p className={styles.average}>
          <Icon name="star" filled />
          <strong>{formatAverage(summary)}</strong> / 5 · {formatReviewCount(summary.count)}
        </p>
      ) : (
        <p>{formatReviewCount(summary.count)}. Keskiarvo näytetään, kun arvosteluja on vähintään kolme.</p>
      )}
      {facts.length > 0 && (
        <ul className={styles.facts} aria-label="Sovittu ja toteutunut, kaikki arvostelut">
          {facts.map(({ fact, yes, of }) => (
            <li key={fact}>
              {factLabels[fact].label}: {yes}/{of}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Props {
  /** The first page; null when it could not be loaded with the page around it. */
  first: ProductReviews | null;
  load(cursor: string | undefined): Promise<ProductReviews>;
  sellerName: string;
  emptyText: string;
}

/** The reviews of a seller or of a product, ten at a time, with what is counted of them. */
export function ReviewSection({ first, load, sellerName, emptyText }: Props) {
  const heading = useId();
  const { pages, isLoading, hasFailed, loadMore } = usePages(first ?? undefined, load);
  const [page] = pages;
  const reviews = pages.flatMap((each) => each.reviews);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>Arvostelut</h2>
      {!page && hasFailed && loadMore && (
        <LoadError title="Arvosteluja ei saatu haettua." isRetrying={isLoading} onRetry={loadMore} />
      )}
      {!page && !hasFailed && <Skeleton count={2} shape="line" />}
      {page && page.summary.count === 0 && <p>{emptyText}</p>}
      {page && page.summary.count > 0 && <Summary summary={page.summary} />}
      {reviews.length > 0 && (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review._id}>
              <ReviewCard review={review} sellerName={sellerName}>
                <div>
                  <ReportButton
                    kind="review"
                    id={review._id}
                    title={`arvostelu, ${review.author.firstname}, ${review.author.locality}`}
                  />
                </div>
              </ReviewCard>
            </li>
          ))}
        </ul>
      )}
      {page && reviews.length > 0 && (loadMore || pages.length > 1) && (
        <LoadMore
          countText={`${reviews.length} / ${formatReviewCount(page.summary.count)}`}
          busy={isLoading}
          onMore={loadMore}
        />
      )}
      <p className={styles.how}>
        <Link to={paths.reviewRules}>Näin arvostelut varmistetaan</Link>
      </p>
    </section>
  );
}
