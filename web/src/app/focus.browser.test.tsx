import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { answerEachCall } from "../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { setSize } from "../testing/display.ts";
import { renderApp } from "../testing/render-route.tsx";
import { sampleFirewood, sampleSellerProfile } from "../testing/samples/sample-listings.ts";
import { routes } from "./router.tsx";

const birch = sampleFirewood();
const spruce = sampleFirewood({ _id: "spruce", material: "kuusi" });

beforeEach(() => {
  answerVisitorCalls();
  answerEachCall(searchProducts, ({ url }) => {
    const products = url.searchParams.has("quality") ? [birch] : [birch, spruce];
    return { sellers: [sampleSellerProfile()], products, total: products.length };
  });
});

for (const size of ["phone", "desk"] as const) {
  test(`removing a filter on a ${size} leaves the focus among the filters, and the new count is announced`, async () => {
    await setSize(size);
    const screen = await renderApp(routes, "/haku?category=Polttopuut&quality=kuiva&region=pirkanmaa");
    await expect.element(screen.getByText("1 tuote Pirkanmaalla")).toBeVisible();
    const chips = screen.getByRole("list", { name: "Haun rajaukset" });
    await chips.getByRole("link", { name: "Poista rajaus: kuiva" }).click();
    await expect.element(screen.getByRole("status").getByText("2 hakutulosta")).toBeInTheDocument();
    await expect.poll(() => chips.element().contains(document.activeElement)).toBe(true);
    const sort = screen.getByRole("combobox", { name: "Järjestys" });
    const element = sort.element();
    if (element instanceof HTMLElement) element.focus();
    await sort.selectOptions("Kalleimmat");
    await expect.poll(() => screen.router.state.location.search).toContain("sort=expensive");
    await expect.element(sort).toHaveFocus();
  });
}

test("the drawer of the filters opens at its first field, and its closing leads back", async () => {
  const screen = await renderApp(routes, "/haku");
  await screen.getByRole("button", { name: "Rajaa hakua" }).click();
  const drawer = screen.getByRole("dialog", { name: "Rajaa hakua" });
  await expect.element(drawer.getByLabelText("Hakusana")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("button", { name: "Rajaa hakua" })).toHaveFocus();
});
