import { describeStars, maxStars } from "@halkopiha/domain/reviews/stars.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Stars.module.css";

const positions = Array.from({ length: maxStars }, (_, index) => index + 1);

/** The stars of a review, read out as a number. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={describeStars(stars)}>
      {positions.map((position) => (
        <Icon key={position} name="star" filled={position <= stars} />
      ))}
    </span>
  );
}
