import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { readProduct, readSimilarProducts } from "@halkopiha/domain/contract/shop/products.ts";
import { readRecall } from "@halkopiha/domain/contract/shop/recalls.ts";
import { listProductReviews } from "@halkopiha/domain/contract/shop/reviews.ts";
import { recallHeadline, recallRemedyLabels, stopUsing } from "@halkopiha/domain/recalls/recall-labels.ts";
import { toRecallNotice } from "@halkopiha/domain/recalls/recall-rules.ts";
import { createSampleRecall } from "@halkopiha/domain/recalls/testing/sample-recall.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { answerAreaCalls } from "../../testing/calls/answer-area-calls.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { setSize } from "../../testing/display.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleAlder } from "../../testing/samples/sample-listings.ts";
import { sampleReviews } from "../../testing/samples/sample-reviews.ts";
import * as productPage from "./route.tsx";

const renderPage = () => {
  answerAreaCalls();
  answerCall(listFavorites, { favorites: [] });
  answerCall(listProductReviews, sampleReviews());
  return renderRoutes([{ path: "/tuote/:segment", ...productPage }], "/tuote/birch-polttopuu-koivu-orivesi");
};

for (const size of ["phone", "desk"] as const) {
  test(`a recalled product on a ${size} tells its hazard and what to do`, async () => {
    await setSize(size);
    const recall = toRecallNotice(createSampleRecall());
    rejectCall(readProduct, new AppError("recalled"));
    answerCall(readRecall, { recall });
    answerCall(readSimilarProducts, { similar: [sampleAlder()] });
    const screen = await renderPage();
    await expect.element(screen.getByRole("heading", { level: 1, name: recallHeadline })).toBeVisible();
    await expect.element(screen.getByText(recall.hazard)).toBeVisible();
    await expect.element(screen.getByText(stopUsing)).toBeVisible();
    await expect.element(screen.getByText(recallRemedyLabels.refund)).toBeVisible();
    await expect.element(screen.getByText(recall.contact)).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    await expectNoAxeViolations();
    expectNoHorizontalScroll();
  });
}
