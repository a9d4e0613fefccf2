import { press } from "../support/browser/keyboard.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { database } from "../support/market/database.ts";
import { expect, test } from "../support/test.ts";

const ref = database.collection("settings").doc("operator");

test("root changes the company's phone number, and a visitor sees it in the footer of every page", async ({
  openPanel,
  newPage,
  afterTest,
}) => {
  const before = (await ref.get()).data();
  if (!before) throw new Error("The sample market has no operator.");
  afterTest(() => ref.set(before));
  const panel = await openPanel("yritys", "desk", "juuri");
  await waitForHeading(panel, "Hallinta Yrityksen tiedot");
  await panel.getByLabel("Asiakaspalvelun puhelin", { exact: false }).fill("014 123 4567");
  await press(panel.getByRole("button", { name: "Tallenna" }));
  await waitForText(panel, "Yrityksen tiedot on tallennettu.");
  const page = await newPage("phone");
  // A page of the build, which asks for the details when its footer is near.
  await page.goto("/");
  const phone = page.getByRole("contentinfo").getByRole("link", { name: "014 123 4567" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(phone).toHaveAttribute("href", "tel:0141234567");
  // A page of the server, which comes with them.
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/polttopuut");
  await expect(page.getByRole("contentinfo").getByText(/Y-tunnus 9000021-4/)).toBeAttached();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(requests).not.toContain("/api/operator");
});

test("an admin who is not root reads the company's details", async ({ openPanel }) => {
  const panel = await openPanel("yritys", "phone");
  await panel.getByText("Vain pääkäyttäjä voi muuttaa niitä.").waitFor();
  await expect(panel.getByRole("button", { name: "Tallenna" })).toHaveCount(0);
});
