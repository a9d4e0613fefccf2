import { addToCart, changeQuantity, readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { addFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clearVisitor } from "../market/outbox/testing/clear-visitor.ts";
import { answerCall, answerEachCall } from "../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { renderApp } from "../testing/render-route.tsx";
import { sampleCart, sampleFirewood, sampleSellerProfile } from "../testing/samples/sample-listings.ts";
import { type Translator, translatePage, translators } from "../testing/translate-page.ts";
import { routes } from "./router.tsx";

beforeEach(answerVisitorCalls);
afterEach(clearVisitor);

const birch = sampleFirewood();
const spruce = sampleFirewood({ _id: "spruce", material: "kuusi" });

async function open(address: string) {
  const screen = await renderApp(routes, address);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole("progressbar")).not.toBeInTheDocument();
  return screen;
}

for (const translator of Object.keys(translators) as Translator[]) {
  test(`a cart whose translator ${translator} goes on showing its quantities and sums`, async () => {
    answerEachCall(changeQuantity, ({ body }) => ({
      cart: sampleCart([{ product: birch, quantity: changeQuantity.body.parse(body).quantity }]),
    }));
    answerCall(readCart, { cart: sampleCart([birch]) });
    const screen = await open("/ostoskori");
    const summary = screen.getByRole("complementary", { name: "Yhteenveto" });
    await expect.element(summary.getByText("65,00 €")).toBeVisible();
    translatePage(translator);
    await screen.getByRole("button", { name: "Lisää" }).click();
    await expect.element(summary.getByText("97,50 €")).toBeVisible();
    await expect.element(summary.getByText("65,00 €")).not.toBeInTheDocument();
    await expect.element(screen.getByText(/Välisumma\s*97,50\s€/)).toBeVisible();
    const link = screen.getByRole("banner").getByRole("link", { name: "Ostoskori" });
    await expect.poll(() => link.element().textContent).toBe("Ostoskori: 1,5 irto-m³97,50\u00a0€");
    translatePage(translator);
    await screen.getByRole("button", { name: "Vähennä" }).click();
    await expect.poll(() => link.element().textContent).toBe("Ostoskori: 1 irto-m³65,00\u00a0€");
  });

  test(`a search whose translator ${translator} goes on showing its counts, filters and badges`, async () => {
    answerEachCall(searchProducts, ({ url }) => {
      const products = url.searchParams.get("material") === "kuusi" ? [spruce] : [birch, spruce];
      return { sellers: [sampleSellerProfile()], products, total: products.length };
    });
    answerCall(addFavorite, { favorites: [birch, spruce] });
    answerCall(addToCart, { cart: sampleCart([{ product: birch, quantity: 3 }]) });
    const screen = await open("/haku");
    await expect.element(screen.getByText("2 tuotetta koko Suomessa")).toBeVisible();
    translatePage(translator);
    await screen.router.navigate("/haku?category=Polttopuut&material=kuusi");
    await expect.element(screen.getByText("1 tuote koko Suomessa")).toBeVisible();
    await expect.element(screen.getByText("2 tuotetta koko Suomessa")).not.toBeInTheDocument();
    translatePage(translator);
    await screen.router.navigate("/haku");
    await expect.element(screen.getByText("2 tuotetta koko Suomessa")).toBeVisible();
    await expect.element(screen.getByText("1 tuote koko Suomessa")).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Lisää ostoskoriin: Polttopuu, koivu" }).click();
    await expect.element(screen.getByRole("banner").getByText("3 irto-m³")).toBeVisible();
    await screen.router.navigate("/kayttoehdot");
    await expect.element(screen.getByRole("heading", { level: 1, name: "Käyttöehdot" })).toBeVisible();
  });
}

test("a translator leaves prices, counts and sums as they are", async () => {
  const screen = await open("/ostoskori");
  for (const figure of screen.getByText(/^[\d\s]+,\d\d\s€$/).elements()) {
    expect(figure.closest("[translate=no]")).not.toBeNull();
  }
});
