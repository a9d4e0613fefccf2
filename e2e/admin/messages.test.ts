import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { storeFailedMail } from "../support/market/messages.ts";
import { expect, test } from "../support/test.ts";

const rows = (page: Page) => page.locator("tbody").getByRole("row");

/** Two mails that their recipient's server rejected, and the panel's page of messages with them alone. */
async function openFailed(page: Page) {
  const to = `hylkaa-${randomUUID()}@posti.example`;
  await storeFailedMail(to, "Uusi tilaus 1");
  await storeFailedMail(to, "Uusi tilaus 2");
  await waitForHeading(page, "Hallinta Viestit");
  await page.getByRole("searchbox", { name: "Vastaanottaja" }).fill(to);
  await press(page.getByRole("button", { name: "Hae", exact: true }));
  await expect(rows(page)).toHaveCount(2);
  return { to, row: (text: string) => rows(page).filter({ hasText: text }) };
}

test("root finds what a recipient did not get, and why, and sends one message again", async ({
  openPanel,
}) => {
  const page = await openPanel("viestit", "phone", "juuri");
  const { to, row } = await openFailed(page);
  expect(page.url()).not.toContain("hylkaa");
  const first = row("Uusi tilaus 1");
  for (const text of ["Epäonnistui", "Vastaanottajan palvelin ei hyväksy osoitetta.", "6 yritystä"])
    await waitForText(first, text);
  await expectNoHorizontalScroll(page);
  await press(first.getByRole("button", { name: `Lähetä uudelleen: Uusi tilaus 1, ${to}` }));
  await waitForText(page, "Viesti lähetetään muutaman minuutin kuluessa.");
  await waitForText(first, "Jonossa");
  await waitForText(row("Uusi tilaus 2"), "Epäonnistui");
  await page.getByLabel("Tila", { exact: true }).selectOption({ label: "Epäonnistuneet" });
  await expect(rows(page)).toHaveCount(1);
});

test("root sends all that failed again, after a question", async ({ openPanel }) => {
  const page = await openPanel("viestit", "desk", "juuri");
  const { row } = await openFailed(page);
  const button = page.getByRole("button", { name: "Lähetä kaikki epäonnistuneet uudelleen" });
  await press(button);
  const question = page.getByRole("dialog");
  await press(question.getByRole("button", { name: "Peruuta" }));
  await question.waitFor({ state: "detached" });
  await waitForText(row("Uusi tilaus 1"), "Epäonnistui");
  await press(button);
  await press(question.getByRole("button", { name: "Lähetä kaikki", exact: true }));
  await page.getByText(/^\d+ viestiä siirretty jonoon\.$/).waitFor();
  // The job may have taken them by now, and kept them because the suite has no mail server.
  await waitForText(page, "2 viestiä näkyvissä");
  await expect(rows(page).getByText("Epäonnistui")).toHaveCount(0);
});
