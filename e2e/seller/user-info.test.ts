import type { Page } from "@playwright/test";
import { appUrl } from "../support/browser/chromium.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { expectFigures, readFigures, waitForHeading, waitForText } from "../support/browser/screen.ts";
import {
  type NewSeller,
  newPerson,
  newSeller,
  openProfile,
  readAccount,
  useNewSellers,
} from "../support/market/new-seller.ts";
import { expect, type NewPage, test } from "../support/test.ts";

useNewSellers();

let business: NewSeller;
let person: NewSeller;
test.beforeAll(async () => {
  business = await newSeller();
  person = await newPerson();
});

const section = "/kayttajatiedot";
const form = (page: Page) => page.getByRole("form", { name: "Käyttäjätiedot" });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const update = (page: Page) => form(page).getByRole("button", { name: "Päivitä" });
const saved = (page: Page) => page.getByText(/^Tietosi on tallennettu\./).waitFor();

async function open(newPage: NewPage, seller: NewSeller): Promise<Page> {
  const page = await newPage();
  await openProfile(page, seller, section);
  await waitForHeading(page, "Profiili Käyttäjätiedot");
  await canChoosePlace(page);
  return page;
}

/** Waits until the localities of the chosen region are loaded. */
const canChoosePlace = (page: Page) => field(page, "Paikkakunta").and(page.locator(":enabled")).waitFor();

test("§2 a business sees its account card and changes its details", {
  tag: ["@s2-user-3", "@s2-user-4", "@s2-user-5", "@s2-user-6", "@s2-user-8", "@s2-user-12"],
}, async ({ newPage }) => {
  const page = await open(newPage, business);
  await expectFigures(page.locator("main dl"), { Sähköposti: business.email });
  const card = await readFigures(page.locator("main dl"));
  expect(card["Osoite"]).toMatch(/^Metsätie \d, 33100 Tampere$/);
  expect(card["Puhelinnumero"]).toBe("050 000 0999");
  expect(card["Tili luotu"]).toMatch(/^\d{1,2}\.\d{1,2}\.\d{4}$/);
  await page.getByText(/^Viimeksi muokattu \d{1,2}\.\d{1,2}\.\d{4} klo/).waitFor();
  await field(page, "Kotisivu").fill("puu.example");
  await field(page, "Katuosoite").fill("Metsätie 5");
  await press(update(page));
  await saved(page);
  await waitForText(page, "Metsätie 5, 33100 Tampere");
  const account = await readAccount(business);
  expect(account.website).toBe("https://puu.example");
  expect(account.address.street).toBe("Metsätie 5");
  await expectNoHorizontalScroll(page);
});

test("§2 the account card has the entrepreneur's guide to download", { tag: "@s2-user-7" }, async ({
  newPage,
}) => {
  const page = await open(newPage, business);
  const download = page.waitForEvent("download");
  await press(page.getByRole("link", { name: "Lataa yrittäjän opas (PDF)" }));
  expect((await download).suggestedFilename()).toBe("yrittajan-opas.pdf");
  const answer = await fetch(new URL("/oppaat/yrittajan-opas.pdf", appUrl()));
  expect(answer.headers.get("content-type")).toContain("application/pdf");
  expect((await answer.text()).startsWith("%PDF-")).toBe(true);
});

test("§8 when loading the account fails, the page says so and retries", async ({ newPage }) => {
  const page = await newPage();
  const broken = "**/api/users/verifyToken";
  await page.route(broken, (route) => route.fulfill({ status: 500, body: "{}" }));
  await openProfile(page, person, section);
  await page.getByRole("button", { name: "Yritä uudelleen" }).waitFor();
  await page.unroute(broken);
  await press(page.getByRole("button", { name: "Yritä uudelleen" }));
  await waitForHeading(page, "Profiili Käyttäjätiedot");
});
