import { afterEach, expect, test } from "vitest";
import { clearVisitor } from "../../../market/outbox/testing/clear-visitor.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import {
  sampleBuyer,
  sampleCart,
  sampleDeliveryCost,
  sampleFirewood,
} from "../../../testing/samples/sample-listings.ts";
import { expectSummary, renderStep } from "../testing/render-cart.tsx";

afterEach(clearVisitor);

const fixed = sampleDeliveryCost();
const byDistance = sampleDeliveryCost({ _id: "km", name: "Kilometrien mukaan", unit: "km", price: 150 });

test("a seller's minimum order is told before delivery can be chosen", async () => {
  const cart = sampleCart([sampleFirewood()], {
    buyer: sampleBuyer,
    deliveryCosts: [sampleDeliveryCost({ minOrder: 20_000 })],
    choices: { halkomestari: { delivery: true, deliveryCostId: "fixed" } },
  });
  const screen = await renderStep(2, cart);
  await expect
    .element(screen.getByText(/^Myyjä toimittaa, kun tuotteita on vähintään 200,00\s€:lla\. Lisää tuotteita/))
    .toBeVisible();
  await expect.element(screen.getByLabelText("Haluan toimituksen")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Vahvista" })).toBeEnabled();
  await expectNoAxeViolations();
});

test("a base price and a free delivery are shown where the buyer chooses between deliveries", async () => {
  const costs = [
    { ...byDistance, basePrice: 3000 },
    { ...fixed, freeFrom: 6000 },
  ];
  const screen = await renderStep(
    2,
    sampleCart([sampleFirewood()], {
      buyer: sampleBuyer,
      deliveryCosts: costs,
      choices: { halkomestari: { delivery: true, deliveryCostId: "fixed" } },
    }),
  );
  await expect
    .element(
      screen.getByLabelText(/^Kiinteä hinta, 45,00\s€, ilmainen vähintään 60,00\s€:n tilaukselle: 0,00\s€$/),
    )
    .toHaveAccessibleDescription("Näin suurelle tilaukselle ilmainen");
  await expect
    .element(screen.getByLabelText(/^Kilometrien mukaan, 30,00\s€ \+ 1,50\s€ \/ km: 102,00\s€$/))
    .toHaveAccessibleDescription(/^30,00\s€ \+ 1,50\s€ × 48 km$/);
  await expectSummary(screen, { Yhteensä: "65,00 €" });
});
