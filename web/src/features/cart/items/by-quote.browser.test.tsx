import { afterEach, expect, test } from "vitest";
import { clearVisitor } from "../../../market/outbox/testing/clear-visitor.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { sampleCart, sampleOtherProduct, sampleService } from "../../../testing/samples/sample-listings.ts";
import { expectSummary, renderCart } from "../testing/render-cart.tsx";

afterEach(clearVisitor);

test("a service that is by quote meanwhile costs nothing, stays in the cart and leads to its page", async () => {
  const [service, twigs] = [sampleService(), sampleOtherProduct()];
  const screen = await renderCart(
    sampleCart([service, twigs], { products: [{ ...service, byQuote: true }, twigs] }),
  );
  await expect.element(screen.getByText("Hinta tarjouksen mukaan")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Pyydä tarjous palvelun sivulla" }))
    .toHaveAttribute("href", "/tuote/chopping-pilkkeen-teko-orivesi");
  await expectSummary(screen, { Yhteensä: "9,00 €" });
  await expectNoAxeViolations();
});
