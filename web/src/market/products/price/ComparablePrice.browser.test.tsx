import type { Firewood } from "@halkopiha/domain/products/product.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleFirewood } from "../../../testing/samples/sample-listings.ts";
import { ComparablePrice } from "./ComparablePrice.tsx";

const stacked: Partial<Firewood> = {
  unit: "Pino-m3",
  plength: "Pilke 33 cm",
  price: 9780,
  material: "koivu",
};

for (const { title, fields, summary, explanation } of [
  {
    title: "dry wood shows the price of a loose cubic metre and of a kilowatt hour",
    fields: { ...stacked, quality: "kuiva" },
    summary: "60,00 € / irto-m³ · 5,9 c/kWh ilman hyötysuhdetta",
    explanation:
      "1 pino-m³ on 1,63 irto-m³ (tarkkuus noin 10 %). Irtokuutiossa kuivaa koivua on lämpöä 1 010 kWh. Lämmön hinnassa ei ole mukana tulisijan hyötysuhdetta.",
  },
  {
    title: "green wood says that it must dry first",
    fields: { ...stacked, unit: "Irto-m3", quality: "tuore" },
    summary: "97,80 € / irto-m³ · 9,7 c/kWh ilman hyötysuhdetta, kuivana (kuivattava ensin)",
    explanation:
      "Irtokuutiossa kuivaa koivua on lämpöä 1 010 kWh. Lämmön hinnassa ei ole mukana tulisijan hyötysuhdetta. Tuore puu on kuivattava ennen polttamista, joten lämpöä siitä saa vasta myöhemmin.",
  },
  {
    title: "a bag of unknown volume says that it cannot be compared",
    fields: { unit: "kpl", bagVolume: null },
    summary: "Ei vertailuhintaa",
    explanation: "Myyjä ei ole ilmoittanut yhden kappaleen tilavuutta.",
  },
  {
    title: "a length without a conversion says that it cannot be compared",
    fields: { unit: "Kiinto-m3", plength: "Polttoranka 3-5m" },
    summary: "Ei vertailuhintaa",
    explanation: "Tämän pituuden tai yksikön muunnosta irtokuutioiksi ei tunneta.",
  },
] satisfies { title: string; fields: Partial<Firewood>; summary: string; explanation: string }[]) {
  test(`§9 ${title}`, async () => {
    const screen = await renderInApp(<ComparablePrice product={sampleFirewood(fields)} />);
    const text = screen.getByText(explanation);
    await expect.element(text).not.toBeVisible();
    await screen.getByText(summary).click();
    await expect.element(text).toBeVisible();
    await expectNoAxeViolations();
  });
}
