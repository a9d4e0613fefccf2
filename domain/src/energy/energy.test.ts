import fc from "fast-check";
import { expect, test } from "vitest";
import {
  calculateHeat,
  conversions,
  conversionTolerance,
  fuels,
  heatValue,
  measures,
  woodForStove,
} from "./energy.ts";

test.each([
  { fuel: "koivu", measure: "irto", amount: 5, price: 65, efficiency: 80, energy: 5050, heat: 0.08 },
  { fuel: "koivu", measure: "pino", amount: 2.5, price: 98, efficiency: 85, energy: 4250, heat: 0.068 },
  { fuel: "leppä", measure: "irto", amount: 1, price: 54, efficiency: 50, energy: 740, heat: 0.146 },
  { fuel: "lehtisekapuu", measure: "pino", amount: 3, price: 90, efficiency: 70, energy: 4080, heat: 0.095 },
] as const)(
  "$amount m³ ($measure) of $fuel hold $energy kWh at $heat € each",
  { tags: ["s9-82", "s9-83"] },
  ({ energy, heat, ...calculation }) => {
    expect(calculateHeat(calculation)).toEqual({ energy, price: heat });
  },
);

const birch = { fuel: "koivu", measure: "irto", amount: 5, price: 65, efficiency: 80 } as const;

test.each([
  { ...birch, fuel: undefined },
  { ...birch, measure: undefined },
  { ...birch, amount: 0 },
  { ...birch, price: -1 },
  { ...birch, efficiency: undefined },
  { ...birch, efficiency: 101 },
  { ...birch, amount: Number.NaN },
])("nothing is computed from %j", { tags: "s5-50" }, (calculation) => {
  expect(calculateHeat(calculation)).toBeNull();
});

test("twice the wood holds twice the energy at the same price", () => {
  fc.assert(
    fc.property(fc.constantFrom(...fuels), fc.integer({ min: 1, max: 1000 }), (fuel, amount) => {
      const [one, two] = [
        calculateHeat({ ...birch, fuel, amount }),
        calculateHeat({ ...birch, fuel, amount: 2 * amount }),
      ];
      expect(two?.energy).toBeCloseTo(2 * (one?.energy ?? Number.NaN), 1);
      expect(two?.price).toBe(one?.price);
    }),
  );
});

test("every fuel has both heat values", () => {
  for (const fuel of fuels)
    expect([heatValue.irto[fuel], heatValue.pino[fuel]].every((value) => value > 700)).toBe(true);
});

test.each(["pieces", "logs"] as const)(
  "converting %s there and back loses at most the tolerance",
  { tags: "s9-61" },
  (kind) => {
    for (const from of measures) {
      for (const to of measures) {
        const back = conversions[kind][from][to] * conversions[kind][to][from];
        expect(Math.abs(back - 1)).toBeLessThan(conversionTolerance);
      }
    }
  },
);

test("a stove of 1,500 kg takes 15 kg of wood", { tags: "s9-88" }, () => {
  expect(woodForStove(1500)).toBe(15);
});
