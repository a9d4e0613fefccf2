import { updateAccountSettings } from "@halkopiha/domain/contract/accounts/account-settings.ts";
import type { Page } from "@playwright/test";
import { callApi } from "../support/market/api-call.ts";
import { addToCart, fillAddress } from "../support/market/buyer.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { createSession, storeSession } from "../support/session.ts";
import { atProfile } from "./at-profile.ts";
import type { Screen } from "./screen.ts";

const halko = "halkomestari-halko";

async function openForm(page: Page) {
  await page
    .getByRole("button", { name: /^Muokkaa: .*halko 1 m/ })
    .first()
    .click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Mitattu kosteus").scrollIntoViewIfNeeded();
  return form;
}

/** A private seller who is not VAT-liable, as the settings show it and as its products are priced. */
async function sellWithoutVat(page: Page): Promise<void> {
  const session = await createSession("mokkiklapi", "Mokkiklapi1");
  const body = { deliveryMethod: "Noutopiste", vatExempt: true } as const;
  await callApi(updateAccountSettings, { params: { id: "mokkiklapi" }, body, token: session.token });
  await storeSession(page, session);
}

/** What a seller states of firewood, before and after an order, and prices without VAT. */
export const statedScreens: readonly Screen[] = [
  {
    name: "tiedot-ostoskori",
    path: "/robots.txt",
    action: async (page) => {
      await addToCart(page, halko);
      await page.goto("/ostoskori");
      await page.getByRole("complementary", { name: "Yhteenveto" }).waitFor();
    },
  },
  {
    name: "tiedot-tilaus",
    path: "/robots.txt",
    action: async (page) => {
      await page.goto(await orderBirch(page, halko));
      await page.getByRole("heading", { name: "Kuivuustakuu" }).waitFor();
    },
  },
  { name: "tiedot-lomake", path: "/robots.txt", action: atProfile("/polttopuut", openForm) },
  {
    name: "tiedot-lomake-virheet",
    path: "/robots.txt",
    action: atProfile("/polttopuut", async (page) => {
      const form = await openForm(page);
      await form.getByLabel("Mitattu kosteus").fill("25");
      await form.getByLabel("Mittari").fill("");
      await form.getByLabel("EUDR-ilmoitusnumero").fill("26FI");
      await form.getByRole("button", { name: "Tallenna" }).click();
    }),
  },
  {
    name: "tiedot-eudr",
    path: "/robots.txt",
    action: async (page) => {
      await orderBirch(page, halko);
      await atProfile("", (profile) =>
        profile.getByRole("button", { name: "Lataa EUDR-luettelo" }).scrollIntoViewIfNeeded(),
      )(page);
    },
  },
  {
    name: "ilman-alv-tilinhallinta",
    path: "/robots.txt",
    action: async (page) => {
      await sellWithoutVat(page);
      await page.goto("/profiili/tilinhallinta");
      await page.getByLabel(/^En ole arvonlisäverovelvollinen/).waitFor();
    },
  },
  {
    name: "ilman-alv-ostoskori",
    path: "/robots.txt",
    action: async (page) => {
      await addToCart(page, "mokkiklapi-koivu-25");
      await page.goto("/ostoskori");
      await page.getByRole("button", { name: "Jatka", exact: true }).click();
      await fillAddress(page);
      await page.getByRole("button", { name: "Vahvista maksullinen tilaus" }).waitFor();
    },
  },
];
