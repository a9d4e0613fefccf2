import { hideReview } from "@halkopiha/domain/contract/admin/reviews.ts";
import { advanceOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Page } from "@playwright/test";
import { findAxeViolations } from "../support/browser/axe.ts";
import { press } from "../support/browser/keyboard.ts";
import { expectNoHorizontalScroll } from "../support/browser/offline.ts";
import { takePhoto } from "../support/browser/photo.ts";
import { waitForHeading, waitForText } from "../support/browser/screen.ts";
import { callApi } from "../support/market/api-call.ts";
import { readMailText } from "../support/market/mails.ts";
import { orderBirch } from "../support/market/order-birch.ts";
import { createSession, storeSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const halkomestari = () => createSession("halkomestari", "Halkomestari1");

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

/** Orders birch, has it delivered, and opens the order's page. @returns the order's id */
async function openDelivered(page: Page): Promise<string> {
  const link = await orderBirch(page);
  const id = /\/tilaus\/(\w+)#/.exec(link)?.[1] ?? "";
  const { token } = await halkomestari();
  for (const status of ["in progress", "in delivery", "delivered"] as const)
    await callApi(advanceOrder, { params: { id }, body: { status }, token });
  await page.goto(link);
  await heading(page, "Arvostele").waitFor();
  return id;
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a buyer reviews a delivered order, its seller answers, and everybody reads both`, async ({
    newPage,
  }) => {
    const text = `Kuivaa ja tasaista, ${size}.`;
    const buyer = await newPage(size);
    const id = await openDelivered(buyer);
    const form = buyer.getByRole("form", { name: "Arvostelu" });
    await press(form.getByRole("radio", { name: "5 tähteä viidestä" }));
    await press(
      form.getByRole("group", { name: "Oliko puu niin kuivaa kuin sovittiin?" }).getByLabel("Kyllä"),
    );
    await form.getByLabel(/^Kerro kaupasta/).fill(text);
    await form.getByLabel(/^Kuvia puista/).setInputFiles(await takePhoto());
    await form.getByAltText("Kuva 1").waitFor();
    expect(await findAxeViolations(buyer)).toEqual([]);
    await expectNoHorizontalScroll(buyer);
    await press(form.getByRole("button", { name: "Julkaise arvostelu" }));
    await heading(buyer, "Arvostelusi").waitFor();
    expect(await readMailText(`order-${id}-review`)).toContain(text);

    const seller = await newPage("desk");
    await storeSession(seller, await halkomestari());
    await seller.goto(`/profiili/tilaukset/${id}`);
    await seller.getByLabel("Vastaa arvosteluun").fill("Kiitos, tervetuloa uudelleen!");
    await press(seller.getByRole("button", { name: "Julkaise vastaus" }));
    await waitForText(seller, "Vastauksesi on julkaistu.");

    const visitor = await newPage(size);
    await visitor.goto("/myyja/halkomestari");
    const reviews = visitor.getByRole("region", { name: "Arvostelut" });
    const own = reviews.getByRole("article").filter({ hasText: text });
    await expect(own).toContainText("Varmennettu ostos");
    await expect(own).toContainText("Kiitos, tervetuloa uudelleen!");
    const photo = own.getByAltText(/^Kuva 1, Aino/);
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty("naturalWidth", 800);
    await expect(reviews).toContainText(/\d,\d \/ 5 · \d+ arvostelua/);
    expect(await findAxeViolations(visitor)).toEqual([]);
    await expectNoHorizontalScroll(visitor);
    await press(reviews.getByRole("link", { name: "Näin arvostelut varmistetaan" }));
    await waitForHeading(visitor, "Näin arvostelut varmistetaan");
  });
}

test("a hidden review is gone from the seller's page, and its buyer reads why", async ({ newPage }) => {
  const buyer = await newPage("phone");
  const id = await openDelivered(buyer);
  const form = buyer.getByRole("form", { name: "Arvostelu" });
  await press(form.getByRole("radio", { name: "1 tähti viidestä" }));
  await form.getByLabel(/^Kerro kaupasta/).fill("Väärä kauppa.");
  await press(form.getByRole("button", { name: "Julkaise arvostelu" }));
  await heading(buyer, "Arvostelusi").waitFor();
  const { token } = await createSession("yllapito", "Yllapito2026");
  await callApi(hideReview, { params: { id }, body: { reason: "Koskee toista kauppaa." }, token });
  await buyer.reload();
  await waitForText(buyer, "Syy: Koskee toista kauppaa.");
  await buyer.goto("/myyja/halkomestari");
  await heading(buyer, "Arvostelut").waitFor();
  await expect(buyer.getByText("Väärä kauppa.")).toHaveCount(0);
});
