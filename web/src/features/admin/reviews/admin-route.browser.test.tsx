import { hideReview, listReviews, showReview } from "@halkopiha/domain/contract/admin/reviews.ts";
import type { ListedReview } from "@halkopiha/domain/reviews/review.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { sampleReview } from "../../../testing/samples/sample-reviews.ts";
import { logInAs } from "../../../testing/samples/samples.ts";
import * as route from "./admin-route.tsx";

const shown: ListedReview = {
  ...sampleReview(),
  _id: "tilaus",
  sellerId: "halkomestari",
  sellerName: "Halkomestarin Puu Oy",
  orderNumber: "HP-261121-7QK2X",
  isHidden: false,
};
const hidden: ListedReview = {
  ...shown,
  isHidden: true,
  hidden: { reason: "Koskee toista kauppaa.", at: "2026-11-20T10:00:00.000Z" },
};
const title = "tilauksen HP-261121-7QK2X arvostelu";

async function openPage(review: ListedReview) {
  logInAs(sampleAdmin());
  answerCall(listReviews, { reviews: [review] });
  const screen = await renderRoute(route, "/admin/arvostelut");
  await expect.element(screen.getByRole("row").filter({ hasText: "HP-261121-7QK2X" })).toBeVisible();
  return screen;
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} an admin hides a review for a reason`, async () => {
    await setSize(size);
    const screen = await openPage(shown);
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
    await screen.getByRole("button", { name: `Piilota: ${title}` }).click();
    const dialog = screen.getByRole("dialog", { name: `Piilota ${title}` });
    await dialog.getByLabelText("Syy").fill("Koskee toista kauppaa.");
    await expectNoAxeViolations();
    const sent = answerCall(hideReview, { review: hidden, message: "Arvostelu on piilotettu." });
    answerCall(listReviews, { reviews: [hidden] });
    await dialog.getByRole("button", { name: "Piilota", exact: true }).click();
    await expectBanner("success", "Arvostelu on piilotettu.");
    expect(sent).toMatchObject([
      { url: { pathname: "/api/admin/reviews/tilaus/hidden" }, body: { reason: "Koskee toista kauppaa." } },
    ]);
    await expect.element(screen.getByRole("button", { name: `Näytä taas: ${title}` })).toBeVisible();
  });
}

test("an admin shows a hidden review again", async () => {
  const screen = await openPage(hidden);
  await expect.element(screen.getByText("Koskee toista kauppaa.")).toBeVisible();
  await screen.getByRole("button", { name: `Näytä taas: ${title}` }).click();
  answerCall(showReview, { review: shown, message: "Arvostelu näkyy taas kaikille." });
  await screen.getByRole("dialog").getByRole("button", { name: "Näytä taas" }).click();
  await expectBanner("success", "Arvostelu näkyy taas kaikille.");
});

test("the list of the hidden ones may be empty", async () => {
  const screen = await openPage(shown);
  const sent = answerCall(listReviews, { reviews: [] });
  await screen.getByLabelText("Vain piilotetut").click();
  await expect.element(screen.getByText("Yhtään arvostelua ei ole piilotettu.")).toBeVisible();
  expect(sent[0]?.url.searchParams.get("hidden")).toBe("true");
});
