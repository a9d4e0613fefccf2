import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { answerReview, readOrderReview } from "@halkopiha/domain/contract/shop/order-reviews.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { sampleReview } from "../../../testing/samples/sample-reviews.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import { SellerReview } from "./SellerReview.tsx";

const order = sampleSellerOrder("tilaus", { status: "delivered" });

test("a seller answers the review of an order once", async () => {
  logInAs(sampleBusiness());
  answerCall(readOrderReview, { review: sampleReview() });
  const screen = await renderInApp(<SellerReview order={order} />);
  const form = screen.getByRole("form", { name: "Vastaus arvosteluun" });
  await form.getByLabelText("Vastaa arvosteluun").fill("Pahoittelut!");
  await expectNoAxeViolations();
  const answer = { text: "Pahoittelut!", at: "2026-11-11T10:00:00.000Z" };
  const sent = answerCall(answerReview, { review: sampleReview({ answer }) });
  await form.getByRole("button", { name: "Julkaise vastaus" }).click();
  await expectBanner("success", "Vastauksesi on julkaistu.");
  expect(sent[0]?.body).toEqual({ answer: "Pahoittelut!" });
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(screen.getByText("Pahoittelut!")).toBeVisible();
});

test("an admin reads the review and why it is hidden, and does not answer", async () => {
  logInAs(sampleAdmin());
  const hidden = { reason: "Koskee toista kauppaa.", at: "2026-11-11T10:00:00.000Z" };
  answerCall(readOrderReview, { review: { ...sampleReview(), hidden } });
  const screen = await renderInApp(<SellerReview order={order} />);
  await expect.element(screen.getByText("Syy: Koskee toista kauppaa.")).toBeVisible();
  await expect.element(screen.getByRole("form")).not.toBeInTheDocument();
});

test("a review that cannot be loaded is loaded again on request", async () => {
  logInAs(sampleBusiness());
  rejectCall(readOrderReview, new AppError("unavailable"));
  const screen = await renderInApp(<SellerReview order={order} />);
  await expect.element(screen.getByText("Arvostelua ei saatu haettua.")).toBeVisible();
  answerCall(readOrderReview, { review: sampleReview() });
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByRole("article")).toBeVisible();
});
