import { updateRegion } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminSession, openPanel } from "../support/admin.ts";
import { callApi } from "../support/api-call.ts";
import { findAxeViolations } from "../support/axe.ts";
import { useBrowser } from "../support/browser.ts";
import { screens } from "../support/chromium.ts";
import { database } from "../support/database.ts";
import { expectNoHorizontalScroll } from "../support/offline.ts";
import { waitForHeading, waitForText } from "../support/screen.ts";

useBrowser();

const kainuu = database.collection("regions").doc("kainuu");
let before: FirebaseFirestore.DocumentData | undefined;

beforeAll(async () => {
  before = (await kainuu.get()).data();
  const { token } = await adminSession();
  const body = { name: "Kainuu", zoom: 9 };
  await callApi(updateRegion, { params: { id: "kainuu" }, body, token });
});

afterAll(async () => {
  if (before) await kainuu.set(before);
});

describe.each(screens)("on a %s", (size) => {
  test("§6 root sees who has changed what, and how", async () => {
    const page = await openPanel("muutosloki", size, "juuri");
    await waitForHeading(page, "Hallinta Muutosloki");
    const entry = page.getByRole("row").filter({ hasText: "Maakunta Kainuu" }).first();
    await waitForText(entry, "yllapito");
    await waitForText(entry, "Muutettu");
    await entry.getByText("1 tieto", { exact: true }).click();
    await waitForText(entry, "Zoomaus");
    await waitForText(entry, `${before?.["zoom"]} → 9`);
    await expectNoHorizontalScroll(page);
  });

  test.each(["light", "dark"] as const)("WCAG 2.2 AA: axe finds nothing in the %s scheme", async (scheme) => {
    const page = await openPanel("muutosloki", size, "juuri");
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await waitForHeading(page, "Hallinta Muutosloki");
    await page.getByText("1 tieto", { exact: true }).first().click();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

test("§6 other admins have no change log", async () => {
  const page = await openPanel("muutosloki");
  await page.waitForURL("**/admin/");
  await waitForHeading(page, "Hallinta Hallintapaneeli");
  await expect.poll(() => page.getByRole("link", { name: "Muutosloki" }).count()).toBe(0);
});
