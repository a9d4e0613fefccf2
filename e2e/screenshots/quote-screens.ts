import type { Page } from "@playwright/test";
import sharp from "sharp";
import { atProfile } from "./at-profile.ts";
import type { Screen } from "./screen.ts";

const service = "/tuote/halkomestari~pilkonta";
const openPage = (page: Page) => page.getByRole("heading", { level: 1, name: "Pilkkeen teko" }).waitFor();

async function openForm(page: Page): Promise<void> {
  await openPage(page);
  await page
    .getByRole("button", { name: /^Pyydä tarjous/ })
    .first()
    .click();
  await page.getByRole("form", { name: "Tarjouspyyntö" }).waitFor();
}

async function fillForm(page: Page): Promise<void> {
  await openForm(page);
  const form = page.getByRole("form", { name: "Tarjouspyyntö" });
  await form.getByLabel("Mitä pitää tehdä?").fill("Kymmenen mottia koivurankaa klapiksi, 25 cm.");
  const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: "#5b7f4a" } }).jpeg();
  await form
    .getByLabel(/^Kuvia kohteesta/)
    .setInputFiles({ name: "piha.jpg", mimeType: "image/jpeg", buffer: await photo.toBuffer() });
  await form.getByAltText("Kuva 1").waitFor();
  await form.getByLabel("Postinumero").fill("35300");
  await form.getByLabel("Nimi").fill("Tuula Rantakoivu");
  await form.getByLabel(/^Puhelinnumero/).fill("050 000 0456");
}

const send = (page: Page) => page.getByRole("button", { name: "Lähetä tarjouspyyntö" }).click();

const findEdit = (page: Page) => page.getByRole("button", { name: /^Muokkaa: / }).first();

const openServices = atProfile("/palvelut", (page) => findEdit(page).waitFor());

/** The screens of a service by quote: to its buyers, and to its seller. */
export const quoteScreens: readonly Screen[] = [
  { name: "tarjous-palvelu", path: service, action: openPage },
  { name: "tarjous-myyja", path: "/haku?category=Palvelut&region=pirkanmaa&nayta=tuotteet" },
  { name: "tarjous-lomake", path: service, action: openForm },
  {
    name: "tarjous-virheet",
    path: service,
    action: async (page) => {
      await openForm(page);
      await send(page);
    },
  },
  { name: "tarjous-taytetty", path: service, action: fillForm },
  {
    name: "tarjous-lahetetty",
    path: service,
    action: async (page) => {
      await fillForm(page);
      await send(page);
      await page.getByRole("heading", { name: "Tarjouspyyntö on lähetetty" }).waitFor();
    },
  },
  {
    name: "tarjous-offline",
    path: service,
    action: async (page) => {
      await openForm(page);
      await page.context().setOffline(true);
    },
  },
  {
    name: "tarjous-pyynnot",
    path: "/robots.txt",
    action: atProfile("/tarjouspyynnot", (page) =>
      page
        .getByRole("img", { name: /^Kuva 1/ })
        .first()
        .waitFor(),
    ),
  },
  { name: "tarjous-palvelut", path: "/robots.txt", action: openServices },
  {
    name: "tarjous-palvelulomake",
    path: "/robots.txt",
    action: async (page) => {
      await openServices(page);
      await findEdit(page).click();
      await page.getByRole("dialog").waitFor();
    },
  },
];
