import { formatEuros, formatVat } from "@halkopiha/domain/money/euros.ts";
import { defaultVat } from "@halkopiha/domain/money/money.ts";
import {
  calculateFee,
  calculateJoiningFee,
  calculateMonthlyFee,
  calculateRestOfYearFee,
  type Fee,
  minUpdateCharge,
  type PricedPlan,
  standardPlans,
} from "@halkopiha/domain/reference-data/membership.ts";
import { planName } from "@halkopiha/domain/reference-data/plan-names.ts";
import { FactTable } from "../../../ui/data/FactTable.tsx";

const vat = formatVat(defaultVat);

type FeeRow = [head: string, ...sums: string[]];

/** Fee rows of a plan: for a whole year, and for the rest of the first year when joining in May. */
function feeRows(plan: PricedPlan): FeeRow[] {
  const rowOf = (name: string, { net, tax, gross }: Fee): FeeRow => [
    name,
    ...[net, tax, gross].map(formatEuros),
  ];
  const name = planName[plan.accountPlan];
  return [
    rowOf(`${name}, 12 kuukautta`, calculateRestOfYearFee(plan.price, 1)),
    ...(plan.discountedPrice === null
      ? []
      : [rowOf(`${name}, ensimmäinen vuosi`, calculateJoiningFee(plan, 1))]),
    rowOf(`${name}, 8 kuukautta`, calculateJoiningFee(plan, 5)),
  ];
}

/** What plans cost, for a whole year and for joining in the middle of one. */
export function FeeTable({ caption, plans }: { caption: string; plans: readonly PricedPlan[] }) {
  return (
    <FactTable
      caption={caption}
      headers={["Tili ja aika", "Veroton", `Alv ${vat}`, "Yhteensä"]}
      rows={plans.flatMap(feeRows)}
    />
  );
}

/** Fees of the plans when a version of the terms was written; what they cost now is apart from the version: `CurrentFees`. §9 */
export function Fees() {
  const plans = Object.values(standardPlans);
  const year = calculateRestOfYearFee(
    plans.find(({ accountPlan }) => accountPlan === "basic")?.price ?? calculateFee(1).gross,
    1,
  );
  const month = calculateMonthlyFee(year.gross);
  return (
    <>
      <p>
        Basic-tilin vuosimaksu on <strong>{formatEuros(year.net)}</strong>, johon lisätään arvonlisävero {vat}
        . Maksu on siis veroineen {formatEuros(year.gross)}. <strong>Se laskutetaan helmikuussa.</strong>
      </p>
      <p>
        Kesken vuotta liittyvä maksaa {formatEuros(month.net)} ja arvonlisäveron jokaiselta jäljellä olevalta
        kuukaudelta. Premium-tilistä maksetaan samoin: kuukausi on kahdestoistaosa sen omasta vuosimaksusta.
        Jos tilillä on alennettu hinta, ensimmäinen vuosi maksetaan sen mukaan. Liittymiskuukausi lasketaan
        mukaan: toukokuussa liittyvä maksaa kahdeksalta kuukaudelta.
      </p>
      <FeeTable caption="Maksu koko vuodelta ja toukokuussa liittyvältä" plans={plans} />
      <p>
        Myyjä päivittää tietonsa itse maksutta. Jos ylläpito tekee päivityksen myyjän pyynnöstä, työstä
        veloitetaan vähintään {formatEuros(minUpdateCharge)}, johon lisätään arvonlisävero.
      </p>
    </>
  );
}
