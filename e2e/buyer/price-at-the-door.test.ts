import { findAxeViolations } from "../support/browser/axe.ts";
import { check, press } from "../support/browser/keyboard.ts";
import { readShift } from "../support/browser/layout-shift.ts";
import { expectFigures, waitForHeading, waitForText } from "../support/browser/screen.ts";
import { typeNameAndStreet } from "../support/market/buyer.ts";
import { expect, test } from "../support/test.ts";

test("the cheapest wood brought to Tampere costs in the cart what its card says", async ({ newPage }) => {
  const page = await newPage("phone");
  await page.goto("/ilmoitukset");
  await press(page.getByRole("button", { name: /^Minne\?/ }));
  const dialog = page.getByRole("dialog", { name: "Hinta kotiin tuotuna" });
  await dialog.getByRole("combobox", { name: "Minne?" }).fill("tamp");
  await dialog.getByRole("option", { name: /^Tampere/ }).waitFor();
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Paljonko?").fill("3");
  expect(await findAxeViolations(page)).toEqual([]);
  await press(dialog.getByRole("button", { name: "Näytä hinnat" }));
  await press(page.getByRole("link", { name: "Halvin kotiin" }));
  // The address changes before the list does.
  await expect(page.getByRole("link", { name: "Halvin kotiin" })).toHaveAttribute("aria-current", "true");
  await page.getByText(/^Mukana ovat polttopuut/).waitFor();

  const card = page
    .getByRole("article")
    .filter({ hasText: "Kotiin tuotuna" })
    .filter({ has: page.getByRole("button", { name: /^Lisää ostoskoriin/ }) })
    .first();
  const price = card.locator("strong").filter({ hasText: /^Kotiin tuotuna\s+\d/ });
  const total = ((await price.textContent()) ?? "")
    .replace("Kotiin tuotuna", "")
    .replaceAll("\u00a0", " ")
    .trim();
  await press(card.getByRole("button", { name: /^Lisää ostoskoriin/ }));
  await waitForText(page, "Tuote onnistuneesti lisätty ostoskoriin!");

  await page.goto("/ostoskori");
  await press(page.getByRole("button", { name: "Jatka", exact: true }));
  await waitForHeading(page, "Yhteystiedot");
  const form = page.getByRole("form", { name: "Yhteystiedot" });
  await expect(form.getByLabel("Paikkakunta")).toHaveValue("tampere");
  await typeNameAndStreet(page);
  await check(form.getByLabel("Hyväksyn myynti- ja toimitusehdot"));
  await press(page.getByRole("button", { name: "Jatka", exact: true }));
  await waitForHeading(page, "Toimitus");
  const wantsDelivery = page.getByRole("checkbox", { name: /Haluan toimituksen/ });
  await expect(wantsDelivery).toBeChecked();
  await expectFigures(page.getByRole("complementary", { name: "Yhteenveto" }), { Yhteensä: total });
});

test("the pages of a place count with the remembered amount, and say so, without moving", async ({
  newPage,
}) => {
  const page = await newPage("desk");
  await page.goto("/ilmoitukset?minne=tampere&maara=3");
  await page.getByRole("button", { name: /^Minne\? Tampere/ }).waitFor();

  await page.goto("/polttopuut/pirkanmaa");
  await expect(page.getByRole("button", { name: "Minne? Tampere Paljonko? 3 irto-m³" })).toBeVisible();
  await expect(page.getByText(/^Kotiin tuotuna/).first()).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0.02);
  await page.goto("/polttopuut/pirkanmaa/orivesi");
  const bar = page.getByRole("button", { name: "Minne? Orivesi Paljonko? 3 irto-m³" });
  await expect(bar).toBeVisible();
  expect(await readShift(page)).toBeLessThan(0.02);

  const card = page.getByRole("article").filter({ hasText: "Kotiin tuotuna" }).first();
  const line = card.locator("p").filter({ hasText: /^Kotiin tuotuna/ });
  const atOrivesi = await line.textContent();
  await press(bar);
  const dialog = page.getByRole("dialog", { name: "Hinta kotiin tuotuna" });
  await dialog.getByLabel("Paljonko?").fill("4");
  await press(dialog.getByRole("button", { name: "Näytä hinnat" }));
  await expect(page.getByRole("button", { name: "Minne? Orivesi Paljonko? 4 irto-m³" })).toBeVisible();
  await expect(line).not.toHaveText(atOrivesi ?? "");
});
