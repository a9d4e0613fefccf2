import type { Page } from "@playwright/test";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

const search = "/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi";
const dialogOf = (page: Page) => page.getByRole("dialog", { name: /Halkomestarin Puu Oy/ });

test("§2 a shared link opens the seller at once, Back and the cross close", { tag: "@s6-12" }, async ({
  newPage,
}) => {
  const sender = await newPage();
  await sender.goto(search);
  await press(sender.getByRole("link", { name: "Halkomestarin Puu Oy" }).first());
  await dialogOf(sender).waitFor();
  const shared = sender.url();
  await sender.goBack();
  await dialogOf(sender).waitFor({ state: "detached" });
  await sender.goForward();
  await dialogOf(sender).waitFor();
  await sender.reload();
  await dialogOf(sender).waitFor();

  const friend = await newPage();
  await friend.goto(shared);
  await press(dialogOf(friend).getByRole("button", { name: "Sulje" }));
  await dialogOf(friend).waitFor({ state: "detached" });
  expect(new URL(friend.url()).search).not.toContain("myyja");
  await waitForHeading(friend, "Polttopuut ja palvelut");
});

test("the seller dialog shows whether and at what price the seller delivers to the buyer", async ({
  newPage,
}) => {
  const page = await newPage("phone");
  await page.goto(search);
  await press(page.getByRole("link", { name: "Halkomestarin Puu Oy" }).first());
  const dialog = dialogOf(page);
  const tab = dialog.getByRole("tab", { name: "Toimituspaikkakunnat" });
  await expect(tab).toBeInViewport({ ratio: 1 });
  await press(tab);
  // Filled in with the place of the search.
  await dialog.getByText("Kyllä. Orivesi kuuluu myyjän toimitusalueeseen.").waitFor();
  await dialog.getByText(/^Kilometrien mukaan, 1,50\s€ \/ km$/).waitFor();
  await expect(dialog.getByRole("list", { name: "Kanta-Häme" }).getByText("Hämeenlinna")).toHaveCount(1);
  await dialog.getByLabel("Maakunta").selectOption({ label: "Uusimaa" });
  await dialog.getByLabel("Paikkakunta").selectOption({ label: "Espoo" });
  await dialog
    .getByText(
      "Vain noutamalla. Espoo ei kuulu myyjän toimitusalueeseen. Nouto myyjältä: Orivesi, Pirkanmaa.",
    )
    .waitFor();
  await expectNoHorizontalScroll(page);
});
