import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { waitForHeading, waitForIdleApp, waitForText } from "../support/browser/screen.ts";
import { expect, test } from "../support/test.ts";

test("what a visitor's page throws reaches root without personal data, and is marked as handled", async ({
  browser,
  openPanel,
}) => {
  // A context of its own: an error on a page of `newPage` fails the test.
  const visit = await browser.newContext();
  const visited = await visit.newPage();
  await visited.goto("/ostoskori?q=aino#t=salainen");
  // What is thrown before the app has started is not reported.
  await waitForIdleApp(visited);
  const reported = visited.waitForResponse("**/api/errors");
  await visited.evaluate(() => {
    setTimeout(() => {
      throw new RangeError("the cart of aino@posti.example is too large");
    });
  });
  expect((await reported).status()).toBe(200);
  await visit.close();
  const page = await openPanel("virheet?lahde=selain", "phone", "juuri");
  await waitForHeading(page, "Hallinta Virheet");
  const row = page.getByRole("row").filter({ hasText: "RangeError: the cart of [email] is too large" });
  await waitForText(row, "/ostoskori");
  await press(row.getByRole("button", { name: /^Käsitelty/ }));
  await press(row.getByRole("button", { name: /^Peru käsittely/ }));
  await row.getByRole("button", { name: /^Käsitelty/ }).waitFor();
  await expectNoHorizontalScroll(page);
});

test("what the service worker throws reaches root, as an error of its own kind", async ({
  browser,
  openPanel,
}) => {
  const visit = await browser.newContext({ serviceWorkers: "allow" });
  const started = visit.waitForEvent("serviceworker");
  const visited = await visit.newPage();
  await visited.goto("/");
  const worker = await started;
  await visited.evaluate(async () => void (await navigator.serviceWorker.ready));
  await worker.evaluate(() => {
    setTimeout(() => {
      throw new RangeError("the worker of aino@posti.example is too small");
    });
  });
  const page = await openPanel("virheet?lahde=selain", "desk", "juuri");
  const row = page.getByRole("row").filter({ hasText: "RangeError: the worker of [email] is too small" });
  // The worker sends its report by itself, so the list may be read before.
  const countRows = async () => {
    await page.reload();
    await waitForHeading(page, "Hallinta Virheet");
    return row.count();
  };
  await expect.poll(countRows).toBe(1);
  await waitForText(row, "/service-worker");
  await expect(row).toContainText("Selain, taustapalvelussa");
  await visit.close();
});
