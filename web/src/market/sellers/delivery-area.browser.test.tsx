import { listLocalitiesByRegion } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import type { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import { expect, test } from "vitest";
import { clearLocationCache } from "../../lib/api/locations.ts";
import { answerCall } from "../../testing/calls/answer-calls.ts";
import { setSize } from "../../testing/display.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleDeliveryCost, samplePublicSeller } from "../../testing/samples/sample-listings.ts";
import { DeliveryArea } from "./DeliveryArea.tsx";

/** Renders the delivery area far below the screen of a phone. */
async function renderFarBelow(seller: PublicSeller) {
  await setSize("phone");
  clearLocationCache();
  return renderRoutes([
    {
      path: "/",
      element: (
        <>
          <div style={{ height: 3000 }} />
          <DeliveryArea seller={seller} place={{ region: "", locality: "" }} />
        </>
      ),
    },
  ]);
}

test("the localities of all regions are requested when the visitor comes near, and the prices stay", async () => {
  const sent = answerCall(listLocalitiesByRegion, { localitiesByRegion: [] });
  const screen = await renderFarBelow({ ...samplePublicSeller(), deliveryPrices: [] });
  const prices = screen.getByRole("heading", { name: "Toimituksen hinta" });
  await expect.element(prices).toBeInTheDocument();
  expect(sent).toEqual([]);
  prices.element().scrollIntoView();
  await expect.element(screen.getByText("Toimittaako minulle?")).toBeVisible();
  await expect.element(prices).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("the prices of a seller who previews the own dialog are requested once", async () => {
  const sent = answerCall(listDeliveryCosts, { deliveryCosts: [sampleDeliveryCost()] });
  answerCall(listLocalitiesByRegion, { localitiesByRegion: [] });
  const { deliveryPrices: _, ...seller } = samplePublicSeller();
  const screen = await renderFarBelow(seller);
  screen.getByText("Orivesi").element().scrollIntoView();
  await expect.element(screen.getByRole("list", { name: "Toimituksen hinta" })).toBeVisible();
  expect(sent).toHaveLength(1);
});
