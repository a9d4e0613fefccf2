import type { OrderReview, Review } from "@halkopiha/domain/reviews/review.ts";
import { factLabels, reviewFacts } from "@halkopiha/domain/reviews/review-facts.ts";
import type { ReactNode } from "react";
import { formatDate } from "../../lib/format/format.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { toPhotoUrl } from "./photo-url.ts";
import styles from "./ReviewCard.module.css";
import { Stars } from "./Stars.tsx";

/** What the buyer has said of the facts; nothing of those they have not. */
function Facts({ facts }: Pick<Review, "facts">) {
  const said = reviewFacts.filter((fact) => facts[fact] !== undefined);
  if (said.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label="Sovittu ja toteutunut">
      {said.map((fact) => (
        <li key={fact}>
          <Icon name={facts[fact] ? "check" : "close"} />
          {factLabels[fact].label}: {facts[fact] ? "kyllä" : "ei"}
        </li>
      ))}
    </ul>
  );
}

/** The photos of the buyer, each opening in its full size. */
function Photos({ photos, author }: Pick<Review, "author"> & { photos: readonly string[] }) {
  return (
    <ul className={styles.photos} aria-label="Ostajan kuvat">
      {photos.map((id, index) => (
        <li key={id}>
          <a href={toPhotoUrl(id)} target="_blank" rel="noreferrer">
            <img
              src={toPhotoUrl(id)}
              alt={`Kuva ${index + 1}, ${author.firstname}. Avautuu uuteen välilehteen.`}
              loading="lazy"
              width="104"
              height="104"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  /** Of a hidden one, nobody reads the photos. */
  review: Review & Pick<OrderReview, "hidden">;
  /** Whose answer it is. */
  sellerName: string;
  /** What follows the review. */
  children?: ReactNode;
}

/** A review of a delivered order with its answer. */
export function ReviewCard({ review, sellerName, children }: Props) {
  const { author, stars, facts, text, photos, createdAt, editedAt, answer } = review;
  return (
    <article className={styles.review} aria-label={`Arvostelu: ${author.firstname}, ${author.locality}`}>
      <p className={styles.head}>
        <Stars stars={stars} />
        <Badge variant="positive">Varmennettu ostos</Badge>
      </p>
      <p className={styles.author}>
        {author.firstname}, {author.locality} · {formatDate(createdAt)}
        {editedAt && ` · muokattu ${formatDate(editedAt)}`}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <Facts facts={facts} />
      {photos && !review.hidden && <Photos photos={photos} author={author} />}
      {answer && (
        <div className={styles.answer}>
          <p className={styles.author}>
            <strong>{sellerName} vastasi</strong> · {formatDate(answer.at)}
          </p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
      {children}
    </article>
  );
}
