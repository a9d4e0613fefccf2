import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import {
  expectNoHorizontalScroll,
  goOffline,
  goOnline,
  openWithServiceWorker,
  readServerState,
  watchMutations,
} from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import {
  addToCart,
  favoriteButton,
  findProducts,
  openSellerOffline,
  sellerDialog,
  sellerPage,
} from "../support/market/seller-products.ts";
import { pressLogOut } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("offline changes show at once, survive a reload and reach the server once and in order (Offline: 'changes are queued and sent in order when back')", async ({
  newInstalledPage,
}) => {
  const [birch, other] = await findProducts();
  const page = await openSellerOffline(newInstalledPage);
  await addToCart(page, birch);
  await waitForText(page, "Muutos on tallessa ja lähetetään, kun verkkoyhteys toimii.");
  await press(favoriteButton(page, other));
  await expect(favoriteButton(page, other)).toHaveAttribute("aria-pressed", "true");
  await addToCart(page, other);
  await addToCart(page, birch);
  await waitForText(page, "3 muutosta odottaa lähetystä");
  await page.getByRole("link", { name: /Ostoskori: 3 irto-m³/ }).waitFor();

  await page.goto("/ostoskori");
  await waitForHeading(page, "Ostoskori");
  await page.reload();
  await page.getByRole("link", { name: /Ostoskori: 3 irto-m³/ }).waitFor();
  await expect(page.getByText("Odottaa lähetystä", { exact: true })).toHaveCount(2);
  await press(button(page, "Näytä"));
  const waiting = page.getByRole("dialog", { name: "Odottaa lähetystä" });
  await expect
    .poll(() => waiting.getByRole("listitem").allInnerTexts())
    .toEqual([
      `${other.label}\nMerkitään suosikiksi`,
      `${other.label}\nOstoskoriin yhteensä 1`,
      `${birch.label}\nOstoskoriin yhteensä 2`,
    ]);
  await press(button(page, /^Sulje$/));
  await expectNoHorizontalScroll(page);

  const changes = watchMutations(page);
  await goOnline(page);
  await page.getByText(/odottaa lähetystä/).waitFor({ state: "detached" });
  expect(changes).toEqual([
    `POST /api/favorites {"id":"${other.id}"}`,
    `POST /api/cart {"product_id":"${other.id}","quantity":1}`,
    `POST /api/cart {"product_id":"${birch.id}","quantity":2}`,
  ]);
  await expect
    .poll(() => readServerState(page))
    .toEqual({
      cart: { [birch.id]: 2, [other.id]: 1 },
      favorites: [other.id],
    });
  await page.reload();
  await page.getByRole("link", { name: /Ostoskori: 3 irto-m³/ }).waitFor();
  expect(changes).toHaveLength(3);
});

test("a second tab shows the same cart, and the changes are sent once (Offline: 'favourites, cart')", async ({
  newInstalledPage,
}) => {
  const [birch] = await findProducts();
  const page = await openSellerOffline(newInstalledPage);
  const tab = await page.context().newPage();
  await tab.goto("/ostoskori");
  await waitForHeading(tab, "Ostoskori");
  await addToCart(page, birch);
  await waitForText(tab, "1 muutos odottaa lähetystä");
  await press(
    tab.getByRole("group", { name: `Määrä: ${birch.label}` }).getByRole("button", { name: "Lisää" }),
  );
  await page.getByRole("link", { name: /Ostoskori: 1,5 irto-m³/ }).waitFor();

  const changes = [watchMutations(page), watchMutations(tab)];
  await goOnline(page);
  for (const each of [page, tab]) await each.getByText(/odottaa lähetystä/).waitFor({ state: "detached" });
  expect(changes.flat()).toEqual([`POST /api/cart {"product_id":"${birch.id}","quantity":1.5}`]);
  expect((await readServerState(page)).cart).toEqual({ [birch.id]: 1.5 });
});

test("the cart opens offline with the last known prices, and ordering says that it needs a connection (Offline: 'keeps what was typed')", async ({
  newInstalledPage,
}) => {
  const [birch] = await findProducts();
  const page = await newInstalledPage();
  await page.goto(sellerPage);
  await sellerDialog(page).waitFor();
  await addToCart(page, birch);
  await waitForText(page, "Tuote onnistuneesti lisätty ostoskoriin!");
  await openWithServiceWorker(page, "/ostoskori");
  await press(button(page, "Jatka"));
  await page.getByLabel("Etunimi").fill("Aino");
  await goOffline(page);
  await waitForText(page, "Tilaaminen vaatii verkkoyhteyden. Täyttämäsi tiedot säilyvät.");
  await expect(button(page, "Jatka")).toBeDisabled();

  await page.reload();
  await waitForHeading(page, "Yhteystiedot");
  await expect(page.getByLabel("Etunimi")).toHaveValue("Aino");
  await page.getByText(/^Tallennettu klo\s\d{1,2}\.\d\d$/).waitFor();
  await press(button(page, "Takaisin"));
  await page.getByRole("group", { name: `Määrä: ${birch.label}` }).waitFor();
  await goOnline(page);
  await page.getByText(/^Tallennettu/).waitFor({ state: "detached" });
});

test("logging out removes every cached response from the device (Offline: 'cleared on logout')", async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto("/kirjaudu");
  await page.getByLabel("Käyttäjänimi").fill("halkomestari");
  await page.getByLabel("Salasana").fill("Halkomestari1");
  await press(button(page, "Kirjaudu sisään"));
  await waitForText(page, "Tervetuloa takaisin halkomestari");
  const readOutbox = () =>
    page.evaluate(
      async () =>
        // If this opened the database before the app has created it, it would create a different one.
        (await indexedDB.databases()).some(({ name }) => name === "halkopiha") &&
        new Promise<unknown>((resolve) => {
          const opening = indexedDB.open("halkopiha");
          opening.onsuccess = () => {
            const reading = opening.result.transaction("kept").objectStore("kept").get("visitor");
            // Null until the app has loaded the favourites, which it does when it is idle.
            reading.onsuccess = () =>
              resolve({ ...reading.result, favorites: reading.result?.favorites?.products ?? [] });
          };
        }),
    );
  await expect.poll(readOutbox).toMatchObject({ cart: { at: expect.any(Number) } });
  await pressLogOut(page);
  await waitForText(page, "Kiitos, uloskirjaus onnistui!");
  // The server has responded since the logout that the cart no longer exists, so an empty cart is cached.
  const noCart = { at: expect.any(Number), cart: expect.objectContaining({ items: [], buyer: null }) };
  await expect.poll(readOutbox).toEqual({ wishes: [], cart: noCart, favorites: [] });
});
