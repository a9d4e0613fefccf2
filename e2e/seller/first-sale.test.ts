import { activateUser } from "@halkopiha/domain/contract/admin/users.ts";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { appUrl } from "../support/browser/chromium.ts";
import { check, press } from "../support/browser/keyboard.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/browser/screen.ts";
import { passUndoTime } from "../support/browser/undo.ts";
import { callApi } from "../support/market/api-call.ts";
import { fillAddress } from "../support/market/buyer.ts";
import { readSentCode } from "../support/market/codes.ts";
import { database } from "../support/market/database.ts";
import { deleteAfterAll, useNewSellers } from "../support/market/new-seller.ts";
import { fillFirewoodForm } from "../support/product-form.ts";
import { createSession } from "../support/session.ts";
import { button, choosePlan, fillPerson, type NewAccount } from "../support/sign-up.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

/** Registers and verifies the e-mail address, which logs in; the account is not active yet. */
async function join(page: Page): Promise<NewAccount> {
  await choosePlan(page);
  const joined = await fillPerson(page);
  await press(button(page, "Jatka"));
  await waitForHeading(page, "Vahvistus");
  await page.getByLabel("Pinkoodi", { exact: true }).fill(await readSentCode(joined.email));
  await press(button(page, "Varmenna"));
  await page.getByRole("heading", { level: 1, name: /^Tervetuloa Halkopihaan/ }).waitFor();
  return joined;
}

/** Activates a paid account as an admin, through the API. */
async function activate({ username }: NewAccount): Promise<void> {
  const { docs } = await database.collection("users").where("username", "==", username).get();
  const id = docs[0]?.id ?? "";
  deleteAfterAll(id);
  const { token } = await createSession("yllapito", "Yllapito2026");
  await callApi(activateUser, { params: { id }, body: { active: true, paid: true }, token });
}

async function openSection(page: Page, name: string): Promise<void> {
  const sections = page.getByRole("navigation", { name: "Profiilin osiot" });
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await press(page.locator("main [aria-controls][aria-expanded=false]").first());
  await press(sections.getByRole("link", { name: new RegExp(`^${name}`) }));
  await waitForHeading(page, `Profiili ${name}`);
}

async function describeThemselves(page: Page): Promise<void> {
  await openSection(page, "Tilinhallinta");
  const form = page.getByRole("form", { name: "Tilinhallinta" });
  await form.getByLabel("Toimitustapa").selectOption({ label: "Noutopiste ja kuljetus" });
  await form.getByLabel("Kuvaus").fill("Puuta omasta metsästä.");
  await check(form.getByRole("checkbox", { name: "Pirkanmaa", exact: true }));
  await press(form.getByRole("button", { name: "Tallenna" }));
  await waitForText(page, "Asetukset on tallennettu.");
}

async function listBirch(page: Page): Promise<void> {
  await openSection(page, "Polttopuut");
  await press(button(page, "Luo polttopuu"));
  const form = page.getByRole("dialog");
  await fillFirewoodForm(form);
  await press(form.getByRole("button", { name: "Luo", exact: true }));
  await waitForText(page, "Tuote on lisätty.");

  // The image is offered at once.
  const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: "#c8a060" } }).jpeg();
  await page
    .getByLabel("Kuva", { exact: true })
    .setInputFiles({ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await photo.toBuffer() });
  await press(button(page, "Lähetä kuva"));
  await waitForText(page, "Kuva on tallennettu.");
}

async function offerService(page: Page): Promise<void> {
  await openSection(page, "Palvelut");
  await press(button(page, "Luo palvelu"));
  const form = page.getByRole("dialog");
  await form.getByLabel("Palvelu", { exact: true }).selectOption("Kuljetukset");
  await form.getByLabel("Yksikkö").selectOption("tunti");
  await form.getByLabel("Hinta yksiköltä").fill("60");
  await press(form.getByRole("button", { name: "Luo", exact: true }));
  await waitForText(page, "Palvelu on lisätty.");
}

async function priceDeliveries(page: Page): Promise<void> {
  await openSection(page, "Toimitus kustannukset");
  const form = page.getByRole("form", { name: "Toimituskulu" });
  for (const [name, euros] of [
    ["Kilometrien mukaan", "2"],
    ["Kiinteä hinta", "30"],
  ] as const) {
    await form.getByLabel("Peruste").selectOption(name);
    await form.getByRole("textbox", { name: /^Hinta/ }).fill(euros);
    await press(form.getByRole("button", { name: "Luo", exact: true }));
    await page.getByRole("listitem").getByText(name).waitFor();
  }
}

/** Orders two units of the seller's birch as a visitor, delivered at a fixed price; returns the order's number. */
async function order(buyer: Page, sellerName: string): Promise<string> {
  const search = `queryString=${encodeURIComponent(sellerName)}`;
  const found = async () => (await (await fetch(`${appUrl()}/api/sellers?${search}`)).json()).products.length;
  // The search finds a new seller's products a moment after the activation.
  await expect.poll(found).toBeGreaterThan(0);
  await buyer.goto(`/haku?${search}`);
  await press(buyer.getByRole("button", { name: /^Lisää ostoskoriin: Polttopuu, koivu/ }).first());
  await waitForText(buyer, "Tuote onnistuneesti lisätty ostoskoriin!");
  await buyer.goto("/ostoskori");
  await press(buyer.getByRole("button", { name: "Lisää", exact: true }));
  await waitForText(buyer, "Tuotteen määrää on onnistuneesti päivitetty!");
  await press(button(buyer, "Jatka"));
  await waitForHeading(buyer, "Yhteystiedot");
  await fillAddress(buyer);
  await waitForHeading(buyer, "Toimitus");
  await check(buyer.getByLabel("Haluan toimituksen"));
  await check(buyer.getByLabel(/^Kiinteä hinta/));
  await press(button(buyer, "Vahvista maksullinen tilaus"));
  return buyer.getByRole("heading", { level: 2, name: /^HP-/ }).innerText();
}

/** Opens the new order from the list that is already on the screen, prints it and advances it until it is delivered. */
async function sell(page: Page, number: string): Promise<void> {
  await page.clock.install();
  await press(page.getByRole("link", { name: number }));
  await waitForHeading(page, number);
  await waitForText(page, "Aino Ahonala");
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  for (const [step, status] of [
    ["Ota käsittelyyn", "Käsittelyssä"],
    ["Lähetä toimitukseen", "Toimituksessa"],
    ["Merkitse toimitetuksi", "Toimitettu"],
  ] as const) {
    await press(button(page, step));
    await expectFigures(page.getByRole("article"), { Tila: status });
    await passUndoTime(page);
  }
  await expect(page.getByRole("button", { name: /^Kumoa/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Merkitse toimitetuksi" })).toHaveCount(0);
}

test("§2, §4 on a phone a private person joins, is activated, lists, and sells a first load to a neighbour", {
  tag: ["@s1-1", "@s1-4"],
}, async ({ newPage }) => {
  const page = await newPage("phone");
  const joined = await join(page);
  await activate(joined);
  await page.goto("/kirjaudu");
  await waitForHeading(page, "Profiili Tilaukset");
  await describeThemselves(page);
  await listBirch(page);
  await offerService(page);
  await priceDeliveries(page);
  await openSection(page, "Tilaukset");

  // The neighbour orders by keyboard.
  const number = await order(await newPage("desk"), "Tuomas Tukkinen");
  await sell(page, number);
});
