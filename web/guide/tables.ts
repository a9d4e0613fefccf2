import { conversions, fuels, heatValue, type Measure, measures } from "@halkopiha/domain/energy/energy.ts";
import {
  dryBelowPercent,
  foreignMatter,
  lengthTolerances,
  minSplitPercent,
} from "@halkopiha/domain/energy/firewood-quality.ts";
import { formatEuros, formatVat } from "@halkopiha/domain/money/euros.ts";
import { splitVat, vatClasses } from "@halkopiha/domain/money/money.ts";
import type { PricedDelivery } from "@halkopiha/domain/orders/delivery.ts";
import { type OrderStatus, orderStatuses, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { calculateFee } from "@halkopiha/domain/reference-data/membership.ts";
import { deliveryExamples, examplePrice, formatNumber } from "./figures.ts";

/** The first column names the row. Columns of figures are right-aligned. */
export interface GuideTable {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

const measureName: Readonly<Record<Measure, string>> = {
  irto: "irtokuutio",
  pino: "pinokuutio",
  kiinto: "kiintokuutio",
};

function conversionTable(kind: keyof typeof conversions, caption: string): GuideTable {
  return {
    caption,
    heads: ["Määrä", "Irto-m³", "Pino-m³", "Kiinto-m³"],
    rows: measures.map((from) => [
      `1 ${measureName[from]}`,
      ...measures.map((to) => formatNumber(conversions[kind][from][to])),
    ]),
  };
}

const monthNames = { 1: "Tammikuu", 5: "Toukokuu", 9: "Syyskuu", 12: "Joulukuu" } as const;

const statusActions: Readonly<Record<OrderStatus, readonly [when: string, action: string]>> = {
  recieved: ["Tilaus on juuri tullut", "Soita ostajalle ja sovi päivä"],
  "in progress": ["Päivä on sovittu", "Mittaa ja lastaa kuorma"],
  "in delivery": ["Kuorma on matkalla tai noudettavissa", "Soita, kun lähdet"],
  delivered: ["Ostaja on saanut puut", "Valmis. Kiitä ja kysy palautetta"],
};

const { byDistance, fixed, perUnit } = deliveryExamples;

function deliveryRow(cost: PricedDelivery, name: string, times: string): readonly string[] {
  return [name, formatEuros(cost.originalPrice), times, formatEuros(cost.price)];
}

/** Tables of the guide by name; all facts about the business come from the domain. §9 */
export const tables: Readonly<Record<string, GuideTable>> = {
  fees: {
    caption: "Vuosimaksu liittymiskuukauden mukaan",
    heads: ["Liittymiskuukausi", "Kuukausia", "Veroton", "Alv", "Yhteensä"],
    rows: Object.entries(monthNames).map(([month, name]) => {
      const { months, net, tax, gross } = calculateFee(Number(month));
      return [name, String(months), formatEuros(net), formatEuros(tax), formatEuros(gross)];
    }),
  },
  quality: {
    caption: "Polttopuun laatuvaatimukset",
    heads: ["Ominaisuus", "Vaatimus"],
    rows: [
      ["Halottu", `Vähintään ${minSplitPercent} % klapeista on halkaistu`],
      ["Kuiva", `Kosteus on alle ${dryBelowPercent} %`],
      ["Tuore", `Kosteus on ${dryBelowPercent} % tai enemmän; myydään tuoreena`],
      ["Puhdas", `Ei ${foreignMatter.slice(0, -1).join(", ")} eikä ${foreignMatter.at(-1)}`],
    ],
  },
  pieces: conversionTable("pieces", "Pilkkeet 25–50 cm"),
  logs: conversionTable("logs", "Halot 60 cm – 1 m"),
  lengths: {
    caption: "Pituuden sallittu poikkeama",
    heads: ["Nimellispituus", "Poikkeama", "Lyhin", "Pisin"],
    rows: lengthTolerances.map(({ kind, length, tolerance }) => [
      `${kind === "halko" ? "Halko" : "Pilke"} ${length} cm`,
      `±${tolerance} cm`,
      `${length - tolerance} cm`,
      `${length + tolerance} cm`,
    ]),
  },
  vat: {
    caption: `Mitä ${formatEuros(examplePrice)} hinnasta jää`,
    heads: ["Verokanta", "Ostaja maksaa", "Veron osuus", "Sinulle jää"],
    rows: vatClasses.map(({ vat }) => {
      const { net, tax } = splitVat(examplePrice, vat);
      return [formatVat(vat), formatEuros(examplePrice), formatEuros(tax), formatEuros(net)];
    }),
  },
  heat: {
    caption: "Kuivan puun lämpöarvo",
    heads: ["Puu", "Irtokuutio", "Pinokuutio"],
    rows: fuels.map((fuel) => [
      fuel.charAt(0).toUpperCase() + fuel.slice(1),
      `${formatNumber(heatValue.irto[fuel])} kWh`,
      `${formatNumber(heatValue.pino[fuel])} kWh`,
    ]),
  },
  delivery: {
    caption: "Esimerkit vierekkäin, hinnat veroineen",
    heads: ["Toimituskulu", "Hinta", "Kerrotaan", "Ostaja maksaa"],
    rows: [
      deliveryRow(byDistance, byDistance.name, `${byDistance.distance} km`),
      deliveryRow(fixed, fixed.name, `${fixed.quantity} kuorma`),
      deliveryRow(perUnit, `${perUnit.name}, kerrotaan määrällä`, `${perUnit.quantity} m³`),
    ],
  },
  statuses: {
    caption: "Tilauksen neljä tilaa",
    heads: ["Tila", "Mitä se kertoo", "Mitä teet"],
    rows: orderStatuses.map((status) => [statusLabel[status], ...statusActions[status]]),
  },
};
