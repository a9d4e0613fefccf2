import { findAxeViolations } from "../support/browser/axe.ts";
import { holdRequests } from "../support/browser/hold-requests.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll, goOffline, waitForServiceWorker } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

test("two offers are compared at the door by an address that can be shared, ordered there, and stay there offline", async ({
  newInstalledPage,
  newPage,
}) => {
  const page = await newInstalledPage("phone");
  await page.goto("/ilmoitukset?minne=tampere&maara=3");
  await waitForServiceWorker(page);
  const cards = page.getByRole("region", { name: "Ilmoitukset" }).getByRole("article");
  for (const nth of [0, 1]) await press(cards.nth(nth).getByRole("button", { name: /^Vertaa: / }));
  await press(cards.first().getByRole("link", { name: "Näytä vertailu (2)" }));
  await waitForHeading(page, "Vertailu");
  const columns = page.getByRole("columnheader");
  await expect(columns).toHaveCount(2);
  await expect(
    page.getByRole("rowheader", { name: "Hinta kotiin tuotuna, 3 irto-m³", exact: true }),
  ).toBeVisible();
  await expectNoHorizontalScroll(page);
  expect(await findAxeViolations(page)).toEqual([]);

  await press(page.getByRole("button", { name: /^Lisää ostoskoriin/ }).first());
  await waitForText(page, "Tuote onnistuneesti lisätty ostoskoriin!");

  // Somebody else opens the address.
  const stranger = await newPage("phone");
  await stranger.goto(page.url());
  await expect(stranger.getByRole("columnheader")).toHaveCount(2);

  await goOffline(page);
  await page.reload();
  await expect(columns).toHaveCount(2);
  await press(page.getByRole("button", { name: /^Poista vertailusta: / }).first());
  await expect(columns).toHaveCount(1);
});

test("an offer is compared that is chosen before the button's module is loaded", async ({ newPage }) => {
  const page = await newPage("phone");
  const letThrough = await holdRequests(page, "**/assets/CompareToggle-*");
  await page.goto("/ilmoitukset");
  const offer = page.getByRole("region", { name: "Ilmoitukset" }).getByRole("article").first();
  await press(offer.getByRole("button", { name: /^Vertaa: / }));
  letThrough();
  await expect(offer.getByText("Valitse toinenkin tuote.")).toBeVisible();
});
