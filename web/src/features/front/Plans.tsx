import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateMonthlyFee, firstYearPrice } from "@halkopiha/domain/reference-data/membership.ts";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import { Descriptions, PlanCard } from "../../market/plans/PlanCard.tsx";
import type { PlanOffer } from "../../market/plans/plan-offers.ts";
import { Price } from "../../ui/data/Price.tsx";
import { Button, buttonClass } from "../../ui/forms/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./Plans.module.css";

function PlanDetails({ plan, onClose }: { plan: PlanOffer; onClose(): void }) {
  const { fee } = plan;
  const month = calculateMonthlyFee(firstYearPrice(fee));
  return (
    <Dialog title={plan.title} onClose={onClose}>
      <div className={styles.details}>
        <p className={styles.price}>
          <Price text={formatEuros(plan.price)} size="large" /> {plan.priceTag}
        </p>
        {fee.discountedPrice !== null && <p>Ensimmäinen vuosi maksaa {formatEuros(fee.discountedPrice)}.</p>}
        <Descriptions texts={plan.descriptions} />
        <p>
          {plan.price === fee.price ? "Hinta on vuosimaksu" : `Tilin vuosimaksu on ${formatEuros(fee.price)}`}
          , johon sisältyy arvonlisävero 25,5&nbsp;%. Se laskutetaan helmikuussa. Kesken vuotta liittyvä
          maksaa jokaiselta jäljellä olevalta kuukaudelta kahdestoistaosan eli {formatEuros(month.net)} ja
          arvonlisäveron, yhteensä {formatEuros(month.gross)}. Sopimuskausi on kalenterivuosi, ja sopimus on
          irtisanottava viimeistään viikkoa ennen sen päättymistä.
        </p>
        <p>
          <Link to={`${paths.register}?tili=${plan.accountPlan}`} className={buttonClass("accent")}>
            Liity myyjäksi
          </Link>
        </p>
        <p>
          <Link to={paths.terms}>Lue käyttöehdot</Link>
        </p>
      </div>
    </Dialog>
  );
}

/** Prices and features of the account plans. */
export function Plans({ plans }: { plans: readonly PlanOffer[] }) {
  const [selectedPlan, setSelectedPlan] = useState<PlanOffer | null>(null);
  return (
    <>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan._id}>
            <PlanCard plan={plan}>
              <Button
                variant="plain"
                onClick={() => setSelectedPlan(plan)}
                aria-label={`Lisätietoa: ${plan.title}`}
              >
                Lisätietoa
              </Button>
            </PlanCard>
          </li>
        ))}
      </ul>
      {selectedPlan && <PlanDetails plan={selectedPlan} onClose={() => setSelectedPlan(null)} />}
    </>
  );
}
