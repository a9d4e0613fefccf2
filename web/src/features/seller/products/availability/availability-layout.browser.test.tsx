import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { setColorScheme, setSize } from "../../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../../testing/layout.ts";
import { sampleAlder } from "../../../../testing/samples/sample-listings.ts";
import { renderTable } from "../testing/render-availability.tsx";

const measure = (locator: Locator) => locator.element().getBoundingClientRect();

for (const size of ["phone", "desk"] as const) {
  for (const scheme of ["light", "dark"] as const) {
    test(`on a ${size} in the ${scheme} scheme the availability is below the figures of the product, and names what it changes`, async () => {
      await setSize(size);
      await setColorScheme(scheme);
      const { screen } = await renderTable();
      const price = screen.getByText(/^54,00/);
      await expect.element(screen.getByText("irto", { exact: true })).toBeVisible();
      const availability = screen.getByRole("cell", { name: /Toimitusaika.*Myynti/ });
      await expect.element(availability.getByText("Toimitusaika", { exact: true })).toBeVisible();
      await expect.element(availability.getByText("Myynti", { exact: true })).toBeVisible();
      expect(measure(availability).top).toBeGreaterThan(measure(price).top);
      expectNoHorizontalScroll();
      await expectNoAxeViolations();
    });
  }
}

test("a row of long values fits beside the side bar of a desk", async () => {
  // The width that the side bar leaves at 1280 pixels.
  await page.viewport(846, 900);
  const { screen } = await renderTable(
    sampleAlder({
      plength: "Muu pituus",
      material: "sekapuu",
      deliveryType: "pakattu alle motti",
      unit: "Kiinto-m3",
      price: 123_456,
      quantity: 1250,
    }),
  );
  const { right } = measure(screen.getByRole("table"));
  expect(measure(screen.getByRole("button", { name: /^Poista: / })).right).toBeLessThanOrEqual(right);
});
