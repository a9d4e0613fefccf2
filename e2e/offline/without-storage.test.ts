import { goOffline, goOnline, openWithServiceWorker, readServerState } from "../support/browser/offline.ts";
import { waitForText } from "../support/browser/screen.ts";
import { addToCart, findProducts, sellerDialog, sellerPage } from "../support/market/seller-products.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

test("without storage the app works, says so, and still sends pending changes (Offline: 'on the device')", async ({
  newPage,
}) => {
  const [birch] = await findProducts();
  const page = await newPage();
  await page.context().addInitScript(() => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    indexedDB.open = full;
    Storage.prototype.setItem = full;
  });
  await openWithServiceWorker(page);
  await page.goto(sellerPage);
  await sellerDialog(page).waitFor();
  await waitForText(
    page,
    "Laitteen muisti on täynnä tai sen käyttö on estetty. Muutokset säilyvät vain niin kauan kuin tämä sivu on auki.",
  );
  await goOffline(page);
  await addToCart(page, birch);
  await page.getByRole("link", { name: /Ostoskori: 1 / }).waitFor();
  await goOnline(page);
  await page.getByText(/odottaa lähetystä/).waitFor({ state: "detached" });
  expect((await readServerState(page)).cart).toEqual({ [birch.id]: 1 });
});
