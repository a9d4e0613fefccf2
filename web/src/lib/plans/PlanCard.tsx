import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { Advertisement, Plan } from "@halkopiha/domain/reference-data/plan.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import type { ReactNode } from "react";
import { Price } from "../../ui/data/Price.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./PlanCard.module.css";

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

/** Card with a plan's price and features; `children` holds its actions. §2 */
export function PlanCard({
  plan,
  children,
}: {
  plan: Advertisement & Partial<Pick<Plan, "discountedPrice">>;
  children: ReactNode;
}) {
  const { accountPlan, descriptions, discountedPrice, discountInfo, image, price, priceTag, title } = plan;
  return (
    <Card className={styles.card}>
      {image && <img src={image} alt="" width={320} height={160} loading="lazy" className={styles.image} />}
      <p>
        <Badge variant={accountPlan === "premium" ? "accent" : "positive"}>{planName[accountPlan]}</Badge>
      </p>
      <h3>{title}</h3>
      <p className={styles.price}>
        <Price text={formatEuros(price)} size="large" />
        {priceTag && <span> {priceTag}</span>}
      </p>
      {typeof discountedPrice === "number" && (
        <p className={styles.discount}>Ensimmäinen vuosi {formatEuros(discountedPrice)}</p>
      )}
      {discountInfo && <p className={styles.discount}>{discountInfo}</p>}
      <Descriptions texts={descriptions} />
      {children}
    </Card>
  );
}
