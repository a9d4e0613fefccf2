import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { paths } from "../lib/routing/paths.ts";
import { answerCall } from "../testing/answer-calls.ts";
import { expectNoAxeViolationsOnPage } from "../testing/axe.ts";
import { useSize } from "../testing/display.ts";
import { renderApp } from "../testing/render-app.tsx";
import {
  sampleAdvertisements,
  sampleCart,
  sampleFirewood,
  samplePlans,
  sampleSellerProfile,
} from "../testing/sample-site.ts";
import { sampleLocalities, sampleRegions } from "../testing/samples.ts";
import { routes } from "./router.tsx";

/** Every address that a visitor without a login opens. */
const addresses = [
  ...Object.values(paths).filter((path) => !/^\/(admin|profiili|_ui)/.test(path) && !path.includes("?")),
  "/haku?nayta=myyjat",
  "/haku?nayta=suosikit",
  "/ei-ole",
];

beforeEach(() => {
  answerCall(searchSellers, {
    sellers: [sampleSellerProfile()],
    products: [sampleFirewood()],
  });
  answerCall(listFavorites, { favorites: [sampleFirewood()] });
  answerCall(listRegions, { regions: sampleRegions });
  answerCall(listLocalities, { localities: sampleLocalities });
  answerCall(listPlans, { accounts: samplePlans });
  answerCall(listAdvertisements, { advertisements: sampleAdvertisements() });
  answerCall(readCart, { cart: sampleCart() });
});

async function open(address: string) {
  const screen = await renderApp(routes, address);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(screen.getByText("Ladataan…")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("progressbar")).not.toBeInTheDocument();
  return screen;
}

for (const size of ["phone", "desk"] as const) {
  for (const address of addresses) {
    test(`WCAG 2.2 AA: axe finds nothing on ${address} on a ${size}`, async () => {
      await useSize(size);
      await open(address);
      await expectNoAxeViolationsOnPage();
    });
  }
}

for (const address of addresses) {
  test(`WCAG 1.4.10: at a width of 320 px ${address} does not scroll sideways`, async () => {
    await page.viewport(320, 640);
    await open(address);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
}
