import { formatEuros, formatVatLabel } from "@halkopiha/domain/money/euros.ts";
import { calculateJoiningFee, getFinnishMonth } from "@halkopiha/domain/reference-data/membership.ts";
import { getServerTime } from "../../../lib/format/server-clock.ts";
import type { PlanOffer } from "../../../market/plans/plan-offers.ts";
import { TotalsList } from "../../../ui/data/TotalsList.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "../AuthPage.module.css";

/** Fee of the selected plan for the rest of this year. §9 */
export function FeeCard({ plan }: { plan: PlanOffer }) {
  const { gross, net, tax, vat, months } = calculateJoiningFee(
    plan.fee,
    getFinnishMonth(new Date(getServerTime())),
  );
  return (
    <Card className={styles.fee}>
      <h2>{plan.title}</h2>
      <p>
        {plan.fee.discountedPrice !== null &&
          `Ensimmäisen vuoden hinta on ${formatEuros(plan.fee.discountedPrice)}. `}
        Maksat tältä vuodelta {months === 12 ? "koko vuosimaksun" : `${months} kuukauden osuuden`}. Sen
        jälkeen vuosimaksu on {formatEuros(plan.fee.price)}, ja se laskutetaan helmikuussa.
      </p>
      <TotalsList
        rows={[
          { term: "Veroton hinta", value: formatEuros(net) },
          { term: formatVatLabel(vat), value: formatEuros(tax) },
        ]}
        total={{ term: "Maksu tältä vuodelta", value: formatEuros(gross) }}
      />
    </Card>
  );
}
