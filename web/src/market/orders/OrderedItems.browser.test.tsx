import { expect, test } from "vitest";
import { setSize, type sizes } from "../../testing/display.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { OrderedItems } from "./OrderedItems.tsx";

const item = {
  _id: "halko",
  name: "Halko",
  material: "koivu",
  quantity: 1,
  unit: "Pino-m3",
  unitPrice: 9800,
  moisture: { percent: 17.5, measuredAt: "2026-09-27", meter: "piikkimittari halkaistusta pinnasta" },
  dryGuaranteed: true,
  eudrNumber: "26FIHALKOPIHA1",
} as const;

test.each(["phone", "desk"] satisfies (keyof typeof sizes)[])(
  "the price of a product of which much is stated ends where its row does, on a %s",
  async (size) => {
    await setSize(size);
    const screen = await renderInApp(<OrderedItems items={[item]} />);
    const row = screen.getByRole("listitem");
    await expect.element(row.getByText(/kuivuustakuu/)).toBeVisible();
    const end = row.element().getBoundingClientRect().right;
    const price = screen.getByText("98,00 €").element().getBoundingClientRect().right;
    expect(price).toBeLessThanOrEqual(end);
  },
);
