import { listUserProducts } from "@halkopiha/domain/contract/shop/products.ts";
import type { AvailabilityUndo } from "@halkopiha/domain/products/availability-change.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { expect } from "vitest";
import { answerCall } from "../../../../testing/calls/answer-calls.ts";
import { renderRoute } from "../../../../testing/render-route.tsx";
import { sampleAlder } from "../../../../testing/samples/sample-listings.ts";
import { logInAs, sampleBusiness } from "../../../../testing/samples/samples.ts";
import { SellerContext } from "../../shared/seller-context.ts";
import { loader } from "../firewood-route.tsx";
import { ProductsPage } from "../ProductsPage.tsx";

export const seller = sampleBusiness();
/** The title of the alder. */
export const title = "Leppä 25 cm, kuiva, irto";

/** The undo of a change of the alder's delivery time from one week to four. */
export const undo: AvailabilityUndo = {
  listings: [
    {
      productId: "alder",
      former: { deliveryTime: "1", pausedUntil: null },
      written: { deliveryTime: "4", pausedUntil: null },
    },
  ],
};
export const nothingToUndo: AvailabilityUndo = { listings: [] };

const Component = () => (
  <SellerContext value={seller}>
    <ProductsPage />
  </SellerContext>
);

export const answerProducts = (...products: Product[]) =>
  answerCall(listUserProducts, {
    products: products.filter((product) => product.category === "Polttopuut"),
    otherProducts: [],
    services: [],
  });

/** Renders the table of the seller's firewood. @returns the page and the selects of the product */
export async function renderTable(product: Product = sampleAlder()) {
  const title = formatListingTitle(product);
  logInAs(seller);
  answerProducts(product);
  const screen = await renderRoute({ loader, Component }, "/profiili/polttopuut");
  const sale = screen.getByLabelText(`Myynti: ${title}`);
  await expect.element(sale).toBeVisible();
  return { screen, sale, time: screen.getByLabelText(`Toimitusaika: ${title}`) };
}
