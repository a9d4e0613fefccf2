import { heatValue } from "@halkopiha/domain/energy/energy.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { Material } from "@halkopiha/domain/products/catalogue.ts";
import {
  calculateHeatPrice,
  calculateLoosePrice,
  findLooseVolume,
} from "@halkopiha/domain/products/comparable-price.ts";
import type { Firewood } from "@halkopiha/domain/products/product.ts";
import { unitLabel } from "@halkopiha/domain/products/unit-label.ts";
import { Link } from "react-router-dom";
import { formatDecimals, formatNumber } from "../../../lib/format/format.ts";
import { paths } from "../../../lib/routing/paths.ts";
import styles from "./ComparablePrice.module.css";

/** Why firewood has no comparable price. */
function explainMissing({ unit, bagVolume }: Firewood): string {
  if (unit === "kpl" && bagVolume === null) return "Myyjä ei ole ilmoittanut yhden kappaleen tilavuutta.";
  return "Tämän pituuden tai yksikön muunnosta irtokuutioiksi ei tunneta.";
}

const partitive = {
  koivu: "koivua",
  kuusi: "kuusta",
  mänty: "mäntyä",
  haapa: "haapaa",
  leppä: "leppää",
  sekapuu: "sekapuuta",
  lehtisekapuu: "lehtisekapuuta",
  havusekapuu: "havusekapuuta",
} as const satisfies Record<Material, string>;

const heatPriceNote = " Lämmön hinnassa ei ole mukana tulisijan hyötysuhdetta.";

/** How the comparable prices were calculated. §9 */
function explain(product: Firewood, volume: number): string {
  const { unit, material, quality } = product;
  const isEstimate = unit === "Pino-m3" || unit === "Kiinto-m3";
  const accuracy = isEstimate ? " (tarkkuus noin 10 %)" : "";
  const conversion =
    unit === "Irto-m3" ? "" : `1 ${unitLabel[unit]} on ${formatNumber(volume)} irto-m³${accuracy}. `;
  const heat = `Irtokuutiossa kuivaa ${partitive[material]} on lämpöä ${formatNumber(heatValue.irto[material])} kWh.${heatPriceNote}`;
  const drying = " Tuore puu on kuivattava ennen polttamista, joten lämpöä siitä saa vasta myöhemmin.";
  return conversion + heat + (quality === "tuore" ? drying : "");
}

/** `6,4 c/kWh ilman hyötysuhdetta`, with one decimal: the price of the heat in the wood, of which a stove loses some. */
export const formatHeatPrice = (cents: number): string =>
  `${formatDecimals(cents, 1)} c/kWh ilman hyötysuhdetta`;

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
        {isKnown && product.quality === "tuore" && ", kuivana (kuivattava ensin)"}
      </summary>
      <p>{isKnown ? explain(product, volume) : explainMissing(product)}</p>
      <p>
        Irto-m³ on kuutiometri löyhästi kipattua puuta. <Link to={paths.measures}>Lue mittayksiköistä</Link>
      </p>
    </details>
  );
}
