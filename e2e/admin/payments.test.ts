import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { type NewSeller, newSeller, useNewSellers } from "../support/market/new-seller.ts";
import { storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

useNewSellers();

const details = (page: Page, { user }: NewSeller) =>
  page.goto(`/admin/kayttajat#details:${user._id}`).then(() => page.getByRole("dialog"));
const nextYear = new Date().getFullYear() + 1;

test("§9 an admin records a payment for the next year, the seller sees it, and it is undone", {
  tag: "@s9-96",
}, async ({ openPanel, newPage }) => {
  const seller = await newSeller("basic");
  const page = await openPanel("kayttajat", "desk");
  const dialog = await details(page, seller);
  const form = dialog.getByRole("form", { name: "Kirjaa maksu" });
  await form.getByLabel("Maksun vuosi").selectOption(String(nextYear));
  await form.getByLabel("Summa (€)").fill("99,00");
  await press(form.getByRole("button", { name: "Kirjaa maksu" }));
  await dialog.getByRole("button", { name: `Kumoa maksu vuodelta ${nextYear}` }).waitFor();

  const own = await newPage("phone");
  await storeSession(own, seller);
  await own.goto("/profiili/tilinhallinta");
  await own.getByText(/^Maksettu 99,00\s€ /).waitFor();
  await own.getByText(`31.12.${nextYear}`, { exact: true }).first().waitFor();

  await press(dialog.getByRole("button", { name: `Kumoa maksu vuodelta ${nextYear}` }));
  const question = page.getByRole("dialog", { name: `Kumotaanko maksu vuodelta ${nextYear}?` });
  await press(question.getByRole("button", { name: "Kumoa maksu" }));
  await dialog.getByText(/kumonnut yllapito/).waitFor();
  await own.reload();
  await own.getByRole("region", { name: "Sopimus" }).waitFor();
  await expect(own.getByText(/^Maksettu 99,00\s€ /)).toHaveCount(0);
});

test("§9 an admin records notice for a seller who calls, and takes it back", {
  tag: ["@s9-15", "@s9-98"],
}, async ({ openPanel }) => {
  // Before the panel: a list that loads slowly would have the seller as they were before the activation.
  const seller = await newSeller("basic");
  const page = await openPanel("kayttajat", "desk");
  const dialog = await details(page, seller);
  await press(dialog.getByRole("button", { name: "Kirjaa irtisanominen" }));
  const question = page.getByRole("dialog", { name: "Kirjataanko irtisanominen?" });
  await press(question.getByRole("button", { name: "Kirjaa irtisanominen" }));
  await dialog.getByText(/^Irtisanottu /).waitFor();
  await press(dialog.getByRole("button", { name: "Peru irtisanominen" }));
  const again = page.getByRole("dialog", { name: "Perutaanko irtisanominen?" });
  await press(again.getByRole("button", { name: "Peru irtisanominen" }));
  await dialog.getByRole("button", { name: "Kirjaa irtisanominen" }).waitFor();
});
