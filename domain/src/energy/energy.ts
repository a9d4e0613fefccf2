/** The kinds of wood of the energy calculator, in the order of the specification. §9 */
export const fuels = [
  "koivu",
  "haapa",
  "kuusi",
  "leppä",
  "mänty",
  "havusekapuu",
  "sekapuu",
  "lehtisekapuu",
] as const;
export type Fuel = (typeof fuels)[number];

/** Volume measures of firewood: loose, stacked, solid. */
export const measures = ["irto", "pino", "kiinto"] as const;
export type Measure = (typeof measures)[number];

/** Heat value in kWh per cubic metre; there is none for solid cubic metres. §9 */
export const heatValue: Readonly<Record<"irto" | "pino", Readonly<Record<Fuel, number>>>> = {
  irto: {
    koivu: 1010,
    haapa: 790,
    kuusi: 790,
    leppä: 740,
    mänty: 810,
    havusekapuu: 800,
    sekapuu: 790,
    lehtisekapuu: 790,
  },
  pino: {
    koivu: 1700,
    haapa: 1230,
    kuusi: 1330,
    leppä: 1340,
    mänty: 1330,
    havusekapuu: 1320,
    sekapuu: 1330,
    lehtisekapuu: 1360,
  },
};

/** Relative error of the conversions: about a tenth. §9 */
export const conversionTolerance = 0.1;

/** The volume of one cubic metre in each other measure, for pieces of 25–50 cm and for logs of 60 cm to 1 m. §9 */
export const conversions: Readonly<
  Record<"pieces" | "logs", Readonly<Record<Measure, Readonly<Record<Measure, number>>>>>
> = {
  pieces: {
    irto: { irto: 1, pino: 0.62, kiinto: 0.4 },
    pino: { irto: 1.63, pino: 1, kiinto: 0.65 },
    kiinto: { irto: 2.5, pino: 1.54, kiinto: 1 },
  },
  logs: {
    irto: { irto: 1, pino: 0.65, kiinto: 0.4 },
    pino: { irto: 1.55, pino: 1, kiinto: 0.62 },
    kiinto: { irto: 2.5, pino: 1.61, kiinto: 1 },
  },
};

/** Efficiency of stoves, in percent. §9 */
export const stoves = [
  { name: "Avotakka", from: 0, to: 30 },
  { name: "Varaava takka ja leivinuuni", from: 80, to: 85 },
  { name: "Kamina ja kiuas", from: 50, to: 70 },
  { name: "Pellettitakka", from: 75, to: 90 },
] as const;

/** No stove leaves more heat in the house than the wood holds, in percent. */
export const maxEfficiency = 100;

/** Prices of other heat sources, in cents per kWh. §9 */
export const heatPrices = [
  { name: "Kaukolämpö", price: [6.32] },
  { name: "Pelletti", price: [6.58] },
  { name: "Koivu", price: [6.21] },
  { name: "Sähkö", price: [11.25, 10.48, 13.79] },
  { name: "Öljy", price: [10.93] },
] as const;

const roundTo = (value: number, decimals: number) => {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor;
};

export interface Calculation {
  fuel: Fuel;
  measure: "irto" | "pino";
  /** Cubic metres. */
  amount: number;
  /** Euros per cubic metre. */
  price: number;
  /** In percent. */
  efficiency: number;
}

/**
 * Energy content in kWh, to two decimals, and the price of heat in euros per kWh, to three. Null until every input is chosen and above
 * zero, and with an efficiency above 100 %. §5, §9
 */
export function calculateHeat({
  fuel,
  measure,
  amount,
  price,
  efficiency,
}: Partial<Calculation>): { energy: number; price: number } | null {
  const positive = (value: number | undefined): value is number =>
    value !== undefined && Number.isFinite(value) && value > 0;
  if (!fuel || !measure || !positive(amount) || !positive(price) || !positive(efficiency)) return null;
  if (efficiency > maxEfficiency) return null;
  const value = heatValue[measure][fuel];
  return { energy: roundTo(amount * value, 2), price: roundTo(price / (value * (efficiency / 100)), 3) };
}

/** Kilograms of wood for one heating of a stove of `stoveWeight` kilograms. §9 */
export function woodForStove(stoveWeight: number): number {
  return stoveWeight / 100;
}
