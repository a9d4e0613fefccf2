import { updateRegion } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { adminSession } from "../support/market/admin.ts";
import { callApi } from "../support/market/api-call.ts";
import { database } from "../support/market/database.ts";
import { test } from "../support/test.ts";

const kainuu = database.collection("regions").doc("kainuu");
let before: FirebaseFirestore.DocumentData | undefined;

test.beforeAll(async () => {
  before = (await kainuu.get()).data();
  const { token } = await adminSession();
  const body = { name: "Kainuu", zoom: 9 };
  await callApi(updateRegion, { params: { id: "kainuu" }, body, token });
});

test.afterAll(async () => {
  if (before) await kainuu.set(before);
});

test("§6 root sees who has changed what, and how", async ({ openPanel }) => {
  const page = await openPanel("muutosloki", "phone", "juuri");
  await waitForHeading(page, "Hallinta Muutosloki");
  const entry = page.getByRole("row").filter({ hasText: "Maakunta Kainuu" }).first();
  await waitForText(entry, "yllapito");
  await waitForText(entry, "Muutettu");
  await press(entry.getByText("1 tieto", { exact: true }));
  await waitForText(entry, "Zoomaus");
  await waitForText(entry, `${before?.["zoom"]} → 9`);
  await expectNoHorizontalScroll(page);
});
