import type { Page } from "@playwright/test";
import { press } from "../support/keyboard.ts";
import { waitForHeading } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

const search = "/haku?category=Polttopuut&region=pirkanmaa&locality=orivesi";
const dialogOf = (page: Page) => page.getByRole("dialog", { name: /Halkomestarin Puu Oy/ });

test("§2 a shared link opens the seller at once, Back and the cross close", async ({ newPage }) => {
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
