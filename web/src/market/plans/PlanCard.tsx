import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import type { ReactNode } from "react";
import { toSrcSet } from "../../lib/images/src-set.ts";
import { Price } from "../../ui/data/Price.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./PlanCard.module.css";
import type { PlanOffer } from "./plan-offers.ts";

/** Width of the picture: the whole screen of a phone, otherwise half of the page. */
const sizesAttribute = "auto, (max-width: 700px) 100vw, 560px";

/** List of a plan's features. */
export function Descriptions({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.descriptions}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/**
 * Card with the price and features that an advertisement tells of its plan; `children` holds its actions. What the sign-up charges is the
 * fee of the plan: the card shows it too when the advertisement has another price. §2
 */
export function PlanCard({ plan, children }: { plan: PlanOffer; children: ReactNode }) {
  const { accountPlan, descriptions, discountInfo, fee, images, price, priceTag, title } = plan;
  return (
    <Card className={styles.card}>
      {images && (
        <img
          className={styles.image}
          sizes={sizesAttribute}
          srcSet={toSrcSet(images)}
          src={images.small}
          alt=""
          width={320}
          height={160}
          loading="lazy"
          decoding="async"
        />
      )}
      <p>
        <Badge variant={accountPlan === "premium" ? "accent" : "positive"}>{planName[accountPlan]}</Badge>
      </p>
      <h3>{title}</h3>
      <p className={styles.price}>
        <Price text={formatEuros(price)} size="large" />
        {priceTag && <span> {priceTag}</span>}
      </p>
      {price !== fee.price && <p>Tilin vuosimaksu {formatEuros(fee.price)}</p>}
      {fee.discountedPrice !== null && (
        <p className={styles.discount}>Ensimmäinen vuosi {formatEuros(fee.discountedPrice)}</p>
      )}
      {discountInfo && <p className={styles.discount}>{discountInfo}</p>}
      <Descriptions texts={descriptions} />
      {children}
    </Card>
  );
}
