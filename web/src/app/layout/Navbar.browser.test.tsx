import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { store } from "../../lib/storage/store.ts";
import { cartAtom } from "../../market/cart/current-cart.ts";
import { favoritesAtom } from "../../market/products/favorite-atoms.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerVisitorCalls } from "../../testing/calls/answer-visitor-calls.ts";
import { setSize, type sizes } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderApp, renderInApp } from "../../testing/render-route.tsx";
import { sampleAlder, sampleCart, sampleFirewood } from "../../testing/samples/sample-listings.ts";
import { logInAs, samplePerson } from "../../testing/samples/samples.ts";
import { routes } from "../router.tsx";
import { Navbar } from "./Navbar.tsx";

beforeEach(() => {
  answerVisitorCalls();
  store.set(cartAtom, null);
  store.set(favoritesAtom, []);
});

type Screen = Awaited<ReturnType<typeof renderInApp>>;

const menu = (screen: Screen) => screen.getByRole("navigation", { name: "Päävalikko" });

async function openMenu(screen: Screen, size: keyof typeof sizes): Promise<void> {
  if (size === "phone") await screen.getByRole("button", { name: "Valikko" }).click();
}

for (const size of ["phone", "desk"] as const) {
  test(`§2 the menu on a ${size} leads a visitor to every part, and to the login`, {
    tags: ["s2-chrome-2", "s2-chrome-5", "s6-4"],
  }, async () => {
    await setSize(size);
    const screen = await renderApp(routes, "/kayttoehdot");
    for (const [name, path] of [
      ["Haku", "/haku"],
      ["Ilmoitukset", "/ilmoitukset"],
      ["Polttopuuinfo", "/polttopuuinfo"],
      ["Kirjaudu", "/kirjaudu"],
    ] as const) {
      await openMenu(screen, size);
      await menu(screen).getByRole("link", { name, exact: true }).click();
      await expect.poll(() => screen.router.state.location.pathname).toBe(path);
    }
    if (size === "phone") await expect.element(menu(screen)).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Hallinta" }).elements()).toEqual([]);
  });

  test(`WCAG 2.2 AA: axe finds nothing in the open menu on a ${size}`, async () => {
    await setSize(size);
    const screen = await renderInApp(<Navbar />);
    await openMenu(screen, size);
    await expect.element(menu(screen)).toBeVisible();
    await expectNoAxeViolations();
  });
}

test("§2 the menu shows a seller's username, and neither the login nor the admin panel", {
  tags: "s2-chrome-3",
}, async () => {
  await setSize("desk");
  logInAs(samplePerson({ username: "mokkiklapi" }));
  const screen = await renderInApp(<Navbar />);
  const profile = menu(screen).getByRole("link", { name: "mokkiklapi" });
  await expect.element(profile).toHaveAttribute("href", "/profiili");
  expect(menu(screen).getByRole("link", { name: "Kirjaudu" }).elements()).toEqual([]);
  expect(menu(screen).getByRole("link", { name: "Hallinta" }).elements()).toEqual([]);
});

test("§2 the menu shows an admin the way to the admin panel", { tags: "s2-chrome-4" }, async () => {
  await setSize("desk");
  logInAs(samplePerson({ username: "yllapito", role: "admin" }));
  const screen = await renderInApp(<Navbar />);
  await expect.element(menu(screen).getByRole("link", { name: "yllapito" })).toBeVisible();
  const panel = menu(screen).getByRole("link", { name: "Hallinta" });
  await expect.element(panel).toHaveAttribute("href", "/admin/");
});

test("a phone's menu opens with Enter and closes with Esc, and the button has the focus again", async () => {
  const screen = await renderInApp(<Navbar />);
  const button = screen.getByRole("button", { name: "Valikko" });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(menu(screen)).toBeVisible();
  await userEvent.tab();
  await expect.element(menu(screen).getByRole("link", { name: "Haku" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu(screen)).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("§2 the cart badge shows the quantity and the total, and that the cart is empty", async () => {
  const screen = await renderInApp(<Navbar />);
  const cart = screen.getByRole("link", { name: /^Ostoskori/ });
  await expect.element(cart).toHaveAccessibleName(/^Ostoskori ?: tyhjä$/);
  store.set(cartAtom, sampleCart([{ product: sampleFirewood(), quantity: 2 }]));
  await expect.element(cart).toHaveAccessibleName(/^Ostoskori: 2 irto-m³ 130,00\s€$/);
  await expect.element(cart.getByText("2 irto-m³")).toBeVisible();
  const bags = sampleFirewood({ _id: "bags", unit: "kpl", bagVolume: 40, price: 500 });
  store.set(cartAtom, sampleCart([{ product: bags, quantity: 3 }]));
  await expect.element(cart).toHaveAccessibleName(/^Ostoskori: 3 kpl 15,00\s€$/);
  store.set(cartAtom, sampleCart([{ product: bags, quantity: 3 }, sampleFirewood()]));
  await expect.element(cart).toHaveAccessibleName(/^Ostoskori: 2 tuotetta 80,00\s€$/);
  await expect.element(cart).toHaveAttribute("href", "/ostoskori");
});

for (const width of [320, 390, 1280]) {
  test(`a long quantity on the cart's badge stays on one line, ${width} px wide`, async () => {
    await page.viewport(width, 800);
    store.set(
      cartAtom,
      sampleCart([{ product: sampleFirewood({ unit: "Kiinto-m3", quantity: 9_000 }), quantity: 1_010.75 }]),
    );
    const screen = await renderInApp(<Navbar />);
    const quantity = screen.getByText("1 010,75 kiinto-m³").element();
    expect(quantity.getBoundingClientRect().height).toBeLessThanOrEqual(20);
    expect(quantity.closest("header")?.getBoundingClientRect().height).toBeLessThan(70);
    expectNoHorizontalScroll();
  });
}

test("§3 the last search is restored on the front page, and the menu links to it", {
  tags: "s3-60",
}, async () => {
  const screen = await renderApp(routes, "/haku?category=Palvelut&region=lappi&name=Haketus");
  await expect.element(screen.getByRole("article").first()).toBeVisible();
  await screen.router.navigate("/");
  await expect.element(screen.getByLabelText("Kategoria")).toHaveValue("Palvelut");
  await expect.element(screen.getByLabelText("Maakunta")).toHaveValue("lappi");
  await openMenu(screen, "phone");
  await menu(screen).getByRole("link", { name: "Haku" }).click();
  await expect
    .poll(() => screen.router.state.location.search)
    .toBe("?category=Palvelut&name=Haketus&region=lappi");
});

for (const size of ["phone", "desk"] as const) {
  test(`the header on a ${size} leads to the favourites and shows how many there are`, async () => {
    await setSize(size);
    store.set(favoritesAtom, [sampleFirewood(), sampleAlder()]);
    const screen = await renderApp(routes, "/kayttoehdot");
    const header = screen.getByRole("banner");
    await header.getByRole("link", { name: "2 Suosikit" }).click();
    await expect.element(screen.getByRole("heading", { name: "Suosikit" })).toBeVisible();
    await expect
      .element(header.getByRole("link", { name: "2 Suosikit" }))
      .toHaveAttribute("aria-current", "page");
  });
}

test.each([320, 360, 375, 390])("WCAG 1.4.10: the header fits a width of %i px on one row", async (width) => {
  store.set(cartAtom, sampleCart([{ product: sampleFirewood(), quantity: 40 }]));
  store.set(favoritesAtom, [sampleFirewood(), sampleAlder()]);
  const screen = await renderInApp(<Navbar />);
  await page.viewport(width, 640);
  expectNoHorizontalScroll();
  const tops = ["Halkopiha, etusivulle", /Suosikit/, /^Ostoskori/].map(
    (name) => screen.getByRole("link", { name }).element().getBoundingClientRect().bottom,
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(20);
});
