import { formatEuros } from "@halkopiha/domain/euros.ts";
import type { Advertisement } from "@halkopiha/domain/plan.ts";
import { useState } from "react";
import { paths } from "../../app/paths.ts";
import { Link } from "../../app/routing/Link.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./Plans.module.css";

const planName = { basic: "Basic", premium: "Premium" } as const;

function Descriptions({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.descriptions}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function PlanCard({ plan, onMore }: { plan: Advertisement; onMore(): void }) {
  const { accountPlan, descriptions, discountInfo, image, price, priceTag, title } = plan;
  return (
    <Card className={styles.card}>
      {image && <img src={image} alt="" width={320} height={160} loading="lazy" className={styles.image} />}
      <p>
        <Badge look={accountPlan === "premium" ? "ember" : "spruce"}>{planName[accountPlan]}</Badge>
      </p>
      <h3>{title}</h3>
      <p className={styles.price}>
        <Price text={formatEuros(price)} size="large" />
        {priceTag && <span> {priceTag}</span>}
      </p>
      {discountInfo && <p className={styles.discount}>{discountInfo}</p>}
      <Descriptions texts={descriptions} />
      <Button look="plain" onClick={onMore} aria-label={`Lisätietoa: ${title}`}>
        Lisätietoa
      </Button>
    </Card>
  );
}

function PlanDetails({ plan, onClose }: { plan: Advertisement; onClose(): void }) {
  return (
    <Dialog title={plan.title} onClose={onClose}>
      <div className={styles.details}>
        <p className={styles.price}>
          <Price text={formatEuros(plan.price)} size="large" /> {plan.priceTag}
        </p>
        <Descriptions texts={plan.descriptions} />
        <p>
          Hinta on vuosimaksu, johon sisältyy arvonlisävero 25,5 %. Se laskutetaan helmikuussa. Kesken vuotta
          liittyvä maksaa kahdestoistaosan jokaisesta jäljellä olevasta kuukaudesta. Sopimuskausi on
          kalenterivuosi, ja irtisanomisaika on viikko ennen sen päättymistä.
        </p>
        <p>
          <Link to={paths.terms}>Lue käyttöehdot</Link>
        </p>
      </div>
    </Dialog>
  );
}

/** What a seller's account costs and gives. */
export function Plans({ plans }: { plans: readonly Advertisement[] }) {
  const [shown, setShown] = useState<Advertisement | null>(null);
  return (
    <>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan._id}>
            <PlanCard plan={plan} onMore={() => setShown(plan)} />
          </li>
        ))}
      </ul>
      {shown && <PlanDetails plan={shown} onClose={() => setShown(null)} />}
    </>
  );
}
