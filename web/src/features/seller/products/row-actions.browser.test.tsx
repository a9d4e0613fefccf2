import { listUserProducts } from "@halkopiha/domain/contract/shop/products.ts";
import { expect, test } from "vitest";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAlder } from "../../../testing/samples/sample-listings.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import { SellerContext } from "../shared/seller-context.ts";
import { loader } from "./firewood-route.tsx";
import { ProductsPage } from "./ProductsPage.tsx";

test("on a phone each action of a row says what it does, and is a target of 44 pixels", async () => {
  const seller = sampleBusiness();
  logInAs(seller);
  answerCall(listUserProducts, { products: [sampleAlder()], otherProducts: [], services: [] });
  const Component = () => (
    <SellerContext value={seller}>
      <ProductsPage />
    </SellerContext>
  );
  const screen = await renderRoute({ loader, Component }, "/profiili/polttopuut");
  const buttons = screen.getByRole("rowgroup").nth(1).getByRole("button");
  await expect
    .poll(() => buttons.all().map((button) => button.element().textContent))
    .toEqual(["Lisää kuva", "Esikatsele", "Muokkaa", "Poista"]);
  for (const button of buttons.all()) {
    await expect.element(button.getByText(/./)).toBeVisible();
    const { width, height } = button.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expectNoHorizontalScroll();
});

test("a seller reads at a hidden listing that it is hidden, and why", async () => {
  const seller = sampleBusiness();
  logInAs(seller);
  const hidden = { reason: "Väärä kuva", hiddenAt: "2026-11-20T10:00:00.000Z" };
  answerCall(listUserProducts, { products: [sampleAlder({ hidden })], otherProducts: [], services: [] });
  const Component = () => (
    <SellerContext value={seller}>
      <ProductsPage />
    </SellerContext>
  );
  const screen = await renderRoute({ loader, Component }, "/profiili/polttopuut");
  await expect.element(screen.getByText("Piilotettu", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Ostajat eivät näe tätä ilmoitusta. Syy: Väärä kuva")).toBeVisible();
  expectNoHorizontalScroll();
});
