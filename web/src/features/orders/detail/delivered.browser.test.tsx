import { readOrderReview } from "@halkopiha/domain/contract/shop/order-reviews.ts";
import { downloadReceipt } from "@halkopiha/domain/contract/shop/receipts.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { answerCall, answerFile } from "../../../testing/calls/answer-calls.ts";
import { goOffline } from "../../../testing/calls/connection.ts";
import { renderInApp } from "../../../testing/render-route.tsx";
import { sampleAdmin } from "../../../testing/samples/sample-accounts.ts";
import { sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { sampleReview } from "../../../testing/samples/sample-reviews.ts";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import { watchSavedFiles } from "../../../testing/saved-files.ts";
import { Delivered } from "./Delivered.tsx";

const order = sampleSellerOrder("tilaus", { status: "delivered" });

test("a seller saves the receipt, and is told where the account number comes from", async () => {
  logInAs(sampleBusiness());
  answerCall(readOrderReview, { review: null });
  const saved = watchSavedFiles();
  const sent = answerFile(downloadReceipt, "%PDF");
  const screen = await renderInApp(<Delivered order={order} />);
  await expect
    .element(screen.getByRole("link", { name: "tilinhallinnassa" }))
    .toHaveAttribute("href", "/profiili/tilinhallinta");
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Lataa kuitti (PDF)" }).click();
  await expect.poll(() => saved.names).toEqual(["kuitti-HP-261120-tilaus.pdf"]);
  expect(sent[0]?.url.pathname).toBe("/api/orders/tilaus/receipt");
});

test("an admin has the review and no receipt", async () => {
  logInAs(sampleAdmin());
  answerCall(readOrderReview, { review: sampleReview() });
  const screen = await renderInApp(<Delivered order={order} />);
  await expect.element(screen.getByRole("article")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Kuitti" })).not.toBeInTheDocument();
});

test("the receipt needs the network", async () => {
  logInAs(sampleBusiness());
  answerCall(readOrderReview, { review: null });
  const screen = await renderInApp(<Delivered order={order} />);
  await goOffline();
  await expect.element(screen.getByRole("button", { name: "Lataa kuitti (PDF)" })).toBeDisabled();
});
