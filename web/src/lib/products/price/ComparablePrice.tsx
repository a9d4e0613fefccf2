import { heatValue } from "@halkopiha/domain/energy/energy.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import {
  calculateHeatPrice,
  calculateLoosePrice,
  findLooseVolume,
} from "@halkopiha/domain/products/comparable-price.ts";
import type { Firewood } from "@halkopiha/domain/products/product.ts";
import { formatDecimals, formatNumber } from "../../format/format.ts";
import styles from "./ComparablePrice.module.css";

/** Why firewood has no comparable price. */
function explainMissing({ unit, bagVolume }: Firewood): string {
  if (unit === "kpl" && bagVolume === null)
    return "Myyjä ei ole ilmoittanut, montako litraa yksi kappale on.";
  return "Tämän pituuden tai yksikön muunnosta irtokuutioiksi ei tunneta.";
}

/** How the comparable prices were calculated. §9 */
function explain(product: Firewood, volume: number): string {
  const { unit, material, quality } = product;
  const isEstimate = unit === "Pino-m3" || unit === "Kiinto-m3";
  const accuracy = isEstimate ? " (tarkkuus noin 10 %)" : "";
  const conversion = unit === "Irto-m3" ? "" : `1 ${unit} on ${formatNumber(volume)} irto-m³${accuracy}. `;
  const heat = `Kuivassa puussa (${material}) on lämpöä ${formatNumber(heatValue.irto[material])} kWh irtokuutiossa.`;
  const drying = " Tuore puu on kuivattava ennen polttamista, joten lämpöä siitä saa vasta myöhemmin.";
  return conversion + heat + (quality === "tuore" ? drying : "");
}

/** `6,4 c/kWh`, with one decimal. */
export const formatHeatPrice = (cents: number): string => `${formatDecimals(cents, 1)} c/kWh`;

/** The price of firewood per loose cubic metre and per kWh of heat, with an explanation one press away. §9 */
export function ComparablePrice({ product }: { product: Firewood }) {
  const volume = findLooseVolume(product);
  const loose = calculateLoosePrice(product);
  const heat = calculateHeatPrice(product);
  const isKnown = volume !== null && loose !== null && heat !== null;
  return (
    <details className={styles.comparable}>
      <summary>
        {!isKnown && "Ei vertailuhintaa"}
        {isKnown && `${formatEuros(loose)} / irto-m³ · ${formatHeatPrice(heat)}`}
        {isKnown && product.quality === "tuore" && " kuivana, kuivattava ensin"}
      </summary>
      <p>{isKnown ? explain(product, volume) : explainMissing(product)}</p>
    </details>
  );
}
