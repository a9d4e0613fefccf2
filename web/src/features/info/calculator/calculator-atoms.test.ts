import { createStore } from "jotai/vanilla";
import { afterEach, expect, test } from "vitest";
import { deviceStorage } from "../../../lib/storage/device-storage.ts";
import { calculatorAtom, emptyCalculator, heatAtom } from "./calculator-atoms.ts";

afterEach(() => deviceStorage.remove("device.energy-calculator"));

const birch = { fuel: "koivu", measure: "irto", amount: "5", price: "65,50", efficiency: "80" };

test.each([
  [birch, { energy: 5050, price: 0.081 }],
  [
    { ...birch, measure: "pino", amount: "2,5" },
    { energy: 4250, price: 0.048 },
  ],
  [
    { ...birch, fuel: "leppä", amount: "1" },
    { energy: 740, price: 0.111 },
  ],
])("%j gives %j", { tags: "s9-81" }, (form, heat) => {
  const store = createStore();
  store.set(calculatorAtom, form);
  expect(store.get(heatAtom)).toEqual(heat);
});

test.each([
  { fuel: "" },
  { fuel: "palmu" },
  { measure: "kiinto" },
  { amount: "0" },
  { price: "" },
  { efficiency: "-5" },
])("nothing is shown with %j", { tags: "s5-50" }, (change) => {
  const store = createStore();
  store.set(calculatorAtom, { ...birch, ...change });
  expect(store.get(heatAtom)).toBeNull();
});

test("clearing forgets what was typed, also on the device", { tags: "s2-energy-3" }, () => {
  const store = createStore();
  store.set(calculatorAtom, birch);
  expect(deviceStorage.has("device.energy-calculator")).toBe(true);
  store.set(calculatorAtom, emptyCalculator);
  expect(deviceStorage.has("device.energy-calculator")).toBe(false);
});
