import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { addToCart } from "../support/market/buyer.ts";
import { logInAs, pressLogOut } from "../support/session.ts";
import { test } from "../support/test.ts";

test("§2 the cart badge shows the quantity and the total, at once and after a reload", {
  tag: ["@s2-chrome-1", "@s2-chrome-6", "@s3-58"],
}, async ({ newPage }) => {
  const page = await newPage("phone");
  await page.goto("/haku");
  await page.getByRole("link", { name: /: tyhjä$/ }).waitFor();
  await addToCart(page, "halkomestari-koivu-33", "halkomestari-havut");
  await page.goto("/haku");
  const badge = page.getByRole("banner").getByRole("link", { name: /^Ostoskori: 2 tuotetta 74,00\s€$/ });
  await press(badge);
  await waitForHeading(page, "Ostoskori");
  await expectNoHorizontalScroll(page);
});

test("§8 logging out says thanks and leads to the front page", {
  tag: ["@s2-profile-4", "@s7-note-32", "@s8-23"],
}, async ({ newPage }) => {
  const page = await newPage("phone");
  await logInAs(page, "mokkiklapi", "Mokkiklapi1");
  await waitForHeading(page, "Tilaukset");
  await pressLogOut(page);
  await page.getByRole("status").getByText("Kiitos, uloskirjaus onnistui!").waitFor();
  await page.waitForURL((url) => url.pathname === "/");
  await press(page.getByRole("button", { name: "Valikko" }));
  const menu = page.getByRole("navigation", { name: "Päävalikko" });
  await menu.getByRole("link", { name: "Kirjaudu" }).waitFor();
});
