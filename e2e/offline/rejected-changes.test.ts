import type { Page } from "@playwright/test";
import { screens } from "../support/chromium.ts";
import { press } from "../support/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { addToCart, favoriteButton, findProducts, sellerPage } from "../support/seller-products.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const alert = (page: Page, text: string) => page.getByRole("alert").getByText(text, { exact: true });
const isNotSaidToBeKept = async (page: Page) =>
  await expect(page.getByText(/tallessa ja lähetetään/)).toHaveCount(0);

const serverError = "virhe palvelimella, yritä uudelleen hetken kuluttua.";

for (const size of screens) {
  test.describe(`on a ${size}`, { tag: `@${size}` }, () => {
    for (const { what, status, body } of [
      {
        what: "in its words",
        status: 503,
        body: { message: "Ostoskori on huollossa.", code: "unavailable" },
      },
      { what: "in its words", status: 429, body: { message: "Liian monta yritystä.", code: "tooMany" } },
      { what: "in the catalogue's, as it gave none", status: 500, body: {} },
    ]) {
      test(`§8 a cart change that the server rejects (${status}) shows a red banner ${what}`, async ({
        newPage,
      }) => {
        const [birch] = await findProducts();
        const page = await newPage(size);
        await page.goto(sellerPage);
        await page.route("**/api/cart", (route) =>
          route.request().method() === "GET" ? route.continue() : route.fulfill({ status, json: body }),
        );
        await addToCart(page, birch);
        await alert(page, body.message ?? serverError).waitFor();
        await isNotSaidToBeKept(page);
        await expectNoHorizontalScroll(page);
      });
    }
  });
}

test("§8 a change of the cart that gets no response says so, and that it is sent later", async ({
  newPage,
}) => {
  const [birch] = await findProducts();
  const page = await newPage();
  await page.goto(sellerPage);
  await page.route("**/api/cart", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );
  await addToCart(page, birch);
  const message = "Virhe palvelimella! Muutos on tallessa ja lähetetään, kun verkkoyhteys toimii.";
  await alert(page, message).waitFor();
});

test("§8 a favourite that the server rejects shows a red banner with the server's message", async ({
  newPage,
}) => {
  const [birch] = await findProducts();
  const page = await newPage();
  await page.goto(sellerPage);
  await page.route("**/api/favorites", (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 503, json: { message: "Suosikit ovat huollossa.", code: "unavailable" } }),
  );
  await press(favoriteButton(page, birch));
  await alert(page, "Suosikit ovat huollossa.").waitFor();
  await isNotSaidToBeKept(page);
});

test("§8 a server message is shown in red also where the page has a text of its own", async ({ newPage }) => {
  const page = await newPage("desk");
  await storeSession(page, await createSession("yllapito", "Yllapito2026"));
  await page.route("**/api/admin", (route) =>
    route.fulfill({ status: 503, json: { message: "Luvut ovat huollossa.", code: "unavailable" } }),
  );
  await page.goto("/admin/");
  await page.getByRole("region", { name: "Tilanne" }).getByText("Luvut ovat huollossa.").waitFor();
  await alert(page, "Luvut ovat huollossa.").waitFor();
});
