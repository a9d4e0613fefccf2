import { listHiddenListings, showListing } from "@halkopiha/domain/contract/admin/listings.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { sampleAlder } from "../../../testing/samples/sample-listings.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const hidden = { reason: "Kuvassa on toisen myyjän puita", hiddenAt: "2026-11-20T10:00:00.000Z" };
const title = "Leppä 25 cm, kuiva, irto";

async function openPage() {
  logInAs(sampleAdmin());
  answerCall(listHiddenListings, { products: [sampleAlder({ hidden })] });
  const screen = await renderRoute(route, "/admin/piilotetut");
  await expect.element(screen.getByRole("row").filter({ hasText: hidden.reason })).toBeVisible();
  return screen;
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} an admin sees what is hidden and why, and shows it again`, async () => {
    await setSize(size);
    const screen = await openPage();
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    const sent = answerCall(showListing, {
      product: sampleAlder(),
      message: "Ilmoitus näkyy taas ostajille.",
    });
    await screen.getByRole("button", { name: `Näytä taas: ${title}` }).click();
    const question = screen.getByRole("dialog", { name: `Näytetäänkö ${title} taas?` });
    answerCall(listHiddenListings, { products: [] });
    await question.getByRole("button", { name: "Näytä taas" }).click();
    await expectBanner("success", "Ilmoitus näkyy taas ostajille.");
    await expect.element(screen.getByText("Yhtään ilmoitusta ei ole piilotettu.")).toBeVisible();
    expect(sent[0]?.url.pathname).toBe("/api/admin/products/alder/hidden");
  });
}
