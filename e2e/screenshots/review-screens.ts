import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Page } from "@playwright/test";
import { takePhoto } from "../support/browser/photo.ts";
import { callApi } from "../support/market/api-call.ts";
import { createSession } from "../support/session.ts";
import { order, press } from "./place-order.ts";
import type { Screen } from "./screen.ts";

/** Opens the page of an order that has been delivered. */
async function openDelivered(page: Page): Promise<void> {
  await order(page);
  const link = page.getByRole("link", { name: /^Avaa tilaus HP-/ });
  const id = /\/tilaus\/(\w+)#/.exec((await link.getAttribute("href")) ?? "")?.[1] ?? "";
  const { token } = await createSession("halkomestari", "Halkomestari1");
  for (const status of ["in progress", "in delivery", "delivered"] as const)
    await callApi(advanceOrder, { params: { id }, body: { status }, token });
  await link.click();
  await page.getByRole("form", { name: "Arvostelu" }).waitFor();
}

/** A buyer reviews a delivered order, and where its review is shown. */
export const reviewScreens: readonly Screen[] = [
  { name: "tilaus-arvostelu", path: "/", action: openDelivered },
  {
    name: "tilaus-kuitti",
    path: "/",
    action: async (page) => {
      await openDelivered(page);
      await page.getByRole("button", { name: "Lataa kuitti (PDF)" }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "tilaus-arvostelu-kuvat",
    path: "/",
    action: async (page) => {
      await openDelivered(page);
      const form = page.getByRole("form", { name: "Arvostelu" });
      await form.getByLabel(/^Kuvia puista/).setInputFiles(await takePhoto());
      await form.getByAltText("Kuva 1").waitFor();
      await press("Julkaise arvostelu")(page);
    },
  },
  {
    name: "tilaus-arvosteltu",
    path: "/",
    action: async (page) => {
      await openDelivered(page);
      const form = page.getByRole("form", { name: "Arvostelu" });
      await form.getByRole("radio", { name: "4 tähteä viidestä" }).click();
      await form.getByRole("group", { name: "Oliko määrä se, joka sovittiin?" }).getByLabel("Kyllä").click();
      await form.getByLabel(/^Kerro kaupasta/).fill("Kuivaa koivua, ja kuorma kipattiin vajan eteen.");
      await press("Julkaise arvostelu")(page);
      await page.getByRole("heading", { name: "Arvostelusi" }).waitFor();
    },
  },
  { name: "myyjan-sivu-arvostelut", path: "/myyja/halkomestari" },
  { name: "tuote-arvostelut", path: "/tuote/halkomestari~koivu~33" },
];
