import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { store } from "../../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { Calculator } from "./Calculator.tsx";
import { calculatorAtom, emptyCalculator } from "./calculator-atoms.ts";

beforeEach(() => store.set(calculatorAtom, emptyCalculator));

interface Typed {
  wood: string;
  unit: string;
  amount: string;
  price: string;
  efficiency: string;
}

const birch: Typed = { wood: "Koivu", unit: "Irto-m³", amount: "5", price: "65", efficiency: "80" };
const incomplete = "Täytä kaikki kohdat, niin tulos näkyy tässä heti.";

async function compute({ wood, unit, amount, price, efficiency }: Typed) {
  const screen = await renderInApp(<Calculator />);
  await screen.getByLabelText("Puulaji").selectOptions(wood);
  await screen.getByLabelText("Yksikkö").selectOptions(unit);
  await screen.getByLabelText("Määrä").fill(amount);
  await screen.getByLabelText("Hinta").fill(price);
  await screen.getByLabelText("Hyötysuhde").fill(efficiency);
  return { screen, result: screen.getByRole("status") };
}

for (const { energy, heat, ...typed } of [
  { ...birch, energy: "5 050,00 kWh", heat: "0,080 €/kWh" },
  {
    ...birch,
    unit: "Pino-m³",
    amount: "2,5",
    price: "98",
    efficiency: "85",
    energy: "4 250,00 kWh",
    heat: "0,068 €/kWh",
  },
  {
    wood: "Haapa",
    unit: "Pino-m³",
    amount: "1",
    price: "60",
    efficiency: "70",
    energy: "1 230,00 kWh",
    heat: "0,070 €/kWh",
  },
  {
    wood: "Leppä",
    unit: "Irto-m³",
    amount: "1",
    price: "54",
    efficiency: "50",
    energy: "740,00 kWh",
    heat: "0,146 €/kWh",
  },
  {
    wood: "Lehtisekapuu",
    unit: "Pino-m³",
    amount: "3",
    price: "90",
    efficiency: "70",
    energy: "4 080,00 kWh",
    heat: "0,095 €/kWh",
  },
  {
    wood: "Mänty",
    unit: "Irto-m³",
    amount: "0.25",
    price: "49,90",
    efficiency: "29,5",
    energy: "202,50 kWh",
    heat: "0,209 €/kWh",
  },
]) {
  test(`§9 computes ${typed.amount} ${typed.unit} of ${typed.wood} at ${typed.price} €: ${energy}, ${heat}`, {
    tags: ["s2-energy-1", "s2-energy-2", "s9-81"],
  }, async () => {
    const { result } = await compute(typed);
    await expect.element(result.getByRole("definition").nth(0)).toHaveTextContent(energy);
    await expect.element(result.getByRole("definition").nth(1)).toHaveTextContent(heat);
    await expect.element(result.getByRole("term").nth(0)).toHaveTextContent("Energiasisältö");
    await expect
      .element(result.getByRole("term").nth(1))
      .toHaveTextContent("Lämmön hinta, hyötysuhde mukana");
  });
}

test("§2 the calculator keeps the typed values when it is opened again, and clears them", async () => {
  const first = await compute(birch);
  await expect.element(first.result.getByText("5 050,00 kWh")).toBeVisible();
  await first.screen.unmount();
  const screen = await renderInApp(<Calculator />);
  await expect.element(screen.getByText("5 050,00 kWh")).toBeVisible();
  await expect.element(screen.getByLabelText("Määrä")).toHaveValue("5");

  await screen.getByRole("button", { name: "Tyhjennä" }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent(incomplete);
  await expect.element(screen.getByLabelText("Määrä")).toHaveValue("");
  await expect.element(screen.getByLabelText("Puulaji")).toHaveValue("");
});

test("§5 shows nothing until every figure is above zero", { tags: "s5-51" }, async () => {
  const { screen, result } = await compute({ ...birch, amount: "0" });
  const error = "Anna luku, joka on suurempi kuin nolla.";
  const amount = screen.getByLabelText("Määrä");
  await expect.element(amount).toHaveAccessibleDescription(`Kuutiometriä ${error}`);
  await expect.element(amount).toBeInvalid();
  await expect.element(result).toHaveTextContent(incomplete);
  await expectNoAxeViolations();
  await amount.fill("5");
  await expect.element(amount).toBeValid();
  await expect.element(result.getByText("5 050,00 kWh")).toBeVisible();
});

test("an efficiency above 100 % is an error, and units may be typed", async () => {
  const { screen, result } = await compute({ ...birch, amount: "5 m³", price: "65 €", efficiency: "800 %" });
  const efficiency = screen.getByLabelText("Hyötysuhde");
  await expect
    .element(efficiency)
    .toHaveAccessibleDescription(expect.stringContaining("Hyötysuhde on enintään 100 prosenttia."));
  await expect.element(result).toHaveTextContent(incomplete);
  await efficiency.fill("80 %");
  await expect.element(efficiency).toBeValid();
  await expect.element(result.getByText("5 050,00 kWh")).toBeVisible();
});

test("shows a typed decimal point as a comma", async () => {
  const screen = await renderInApp(<Calculator />);
  await screen.getByLabelText("Määrä").click();
  await userEvent.keyboard("2.5");
  await expect.element(screen.getByLabelText("Määrä")).toHaveValue("2,5");
});
