import { randomUUID } from "node:crypto";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { countMails, mailAlertsAfter, readAlertMail } from "../support/market/alerts.ts";
import { callApi } from "../support/market/api-call.ts";
import { newBirch } from "../support/market/new-seller.ts";
import { createSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("an address left for a search is mailed a new listing, and one press ends it", async ({ newPage }) => {
  const page = await newPage("phone");
  const email = `vahti-${randomUUID()}@posti.example`;
  const word = "vahtikoe";

  await page.goto("/ilmoitukset");
  await expect(page.getByRole("button", { name: "Ilmoita uusista" })).toBeInViewport();
  await expect(page.getByRole("article").first().getByText(/€/).first()).toBeInViewport();
  await page.goto(`/haku?category=Polttopuut&queryString=${word}`);
  await press(page.getByRole("button", { name: "Ilmoita uusista" }));
  const dialog = page.getByRole("dialog", { name: "Ilmoita uusista" });
  await dialog.getByLabel("Sähköposti").fill(email);
  await press(dialog.getByRole("button", { name: "Tilaa hakuvahti" }));
  await expect(dialog.getByRole("heading", { name: "Tarkista sähköpostisi" })).toBeVisible();
  await press(dialog.getByRole("button", { name: "Selvä" }));

  const { path: confirming } = await readAlertMail(email, /^Vahvista/, "Vahvista hakuvahti");
  await page.goto(confirming);
  await press(page.getByRole("button", { name: "Vahvista hakuvahti" }));
  await expect(page.getByRole("heading", { level: 1, name: "Hakuvahti on päällä" })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(`Polttopuut, ”${word}”`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Lopeta hakuvahti" })).toBeVisible();

  const { token } = await createSession("halkomestari", "Halkomestari1");
  const firewood = { ...newBirch, price: 7000, description: word };
  await callApi(createProduct, { body: firewood, token });
  await mailAlertsAfter(1);

  const news = await readAlertMail(
    email,
    /1 uusi ilmoitus – Polttopuut, ”vahtikoe”$/,
    "Lopeta kaikki hakuvahtisi",
  );
  const listing = /\/tuote\/\S+/.exec(news.text)?.[0] ?? "";
  await page.goto(listing);
  await expect(page.getByRole("heading", { level: 1, name: "Polttopuu, koivu" })).toBeVisible();

  await page.goto(news.path);
  await press(page.getByRole("button", { name: "Lopeta hakuvahti" }));
  await expect(page.getByRole("heading", { level: 1, name: "Hakuvahti on lopetettu" })).toBeVisible();
  await page.goto("about:blank");
  await page.goto(confirming);
  await expect(page.getByRole("heading", { level: 1, name: "Hakuvahti on päättynyt" })).toBeVisible();

  await callApi(createProduct, { body: firewood, token });
  await mailAlertsAfter(2);
  expect(await countMails(email)).toBe(2);
});
