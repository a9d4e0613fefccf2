import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import { writeReview } from "@halkopiha/domain/contract/shop/order-reviews.ts";
import { type BuyerOrder, toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import type { OrderReview } from "@halkopiha/domain/reviews/review.ts";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { store } from "../../lib/storage/store.ts";
import { clearCheckoutData } from "../../lib/storage/stored-atom.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectBanner } from "../../testing/banner.ts";
import { answerCall, rejectCall } from "../../testing/calls/answer-calls.ts";
import { setSize } from "../../testing/display.ts";
import { answerUploads, paintPhoto } from "../../testing/images.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../testing/samples/sample-orders.ts";
import { sampleReview } from "../../testing/samples/sample-reviews.ts";
import * as route from "./route.tsx";

const code = "k".repeat(22);
const day = 24 * 60 * 60_000;
const before = (days: number) => new Date(Date.now() - days * day).toISOString();

const deliver = (days: number): BuyerOrder =>
  toBuyerOrder(
    sampleSellerOrder("tilaus", { status: "delivered", statusTimes: { delivered: before(days) } }),
  );

async function openPage(order: BuyerOrder, review: OrderReview | null = null) {
  answerCall(openOrderPage, { order, review });
  const screen = await renderRoutes(
    [{ path: "/tilaus/:id", HydrateFallback: () => null, ...route }],
    `/tilaus/tilaus#t=${code}`,
  );
  await expect.element(screen.getByRole("heading", { name: order.orderNumber })).toBeVisible();
  return screen;
}

afterEach(() => clearCheckoutData(store.set));

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a buyer reviews a delivered order`, async () => {
    await setSize(size);
    const screen = await openPage(deliver(2));
    const form = screen.getByRole("form", { name: "Arvostelu" });
    await expect.element(form).toBeVisible();
    expectNoHorizontalScroll();
    await expectNoAxeViolations();
    await form.getByRole("button", { name: "Julkaise arvostelu" }).click();
    await expect.element(form.getByText("Valitse tähtien määrä.")).toBeVisible();
    await form.getByRole("radio", { name: "4 tähteä viidestä" }).click();
    await form.getByRole("group", { name: "Tuliko tilaus sovittuun aikaan?" }).getByLabelText("Ei").click();
    await form.getByLabelText(/^Kerro kaupasta/).fill("Päivän myöhässä.");
    await expect.element(form.getByText(/^16 \/ 1000 merkkiä\./)).toBeVisible();
    await expectNoAxeViolations();
    const sent = answerCall(writeReview, { review: sampleReview({ createdAt: before(0) }) });
    await form.getByRole("button", { name: "Julkaise arvostelu" }).click();
    await expectBanner("success", "Kiitos arvostelusta! Se näkyy nyt myyjän sivulla.");
    expect(sent).toMatchObject([
      { url: { search: "" }, body: { code, stars: 4, facts: { onTime: false }, text: "Päivän myöhässä." } },
    ]);
    await expect.element(screen.getByRole("heading", { name: "Arvostelusi" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Muokkaa arvostelua" })).toBeVisible();
  });
}

test("photos are sent with the review, and who changes it takes them back or adds others", async () => {
  answerUploads({ photoId: "uusi" });
  const screen = await openPage(deliver(3), sampleReview({ createdAt: before(1), photos: ["vanha"] }));
  await expect
    .element(screen.getByRole("link", { name: /^Kuva 1, Aino/ }))
    .toHaveAttribute("href", "/api/review-photos/vanha");
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Muokkaa arvostelua" }).click();
  const form = screen.getByRole("form", { name: "Arvostelu" });
  const photo = await paintPhoto({ width: 40, height: 30, left: [200, 160, 90], right: [90, 60, 30] });
  await userEvent.upload(form.getByLabelText(/^Valitse kuvia/), photo);
  await expect.element(form.getByAltText("Kuva 2")).toBeVisible();
  await expectNoAxeViolations();
  await form.getByRole("button", { name: "Poista kuva 1" }).click();
  const sent = answerCall(writeReview, { review: sampleReview({ photos: ["uusi"] }) });
  await form.getByRole("button", { name: "Tallenna muutokset" }).click();
  await expectBanner("success", "Arvostelu on muutettu.");
  expect(sent[0]?.body).toMatchObject({ photos: ["uusi"] });
});

test("a hidden review shows no photos, which nobody can read", async () => {
  const hidden = { reason: "Kuvassa on henkilö.", at: before(1) };
  const review = { ...sampleReview({ createdAt: before(2), photos: ["kuva"] }), hidden };
  const screen = await openPage(deliver(3), review);
  await expect.element(screen.getByText("Syy: Kuvassa on henkilö.")).toBeVisible();
  await expect.element(screen.getByRole("list", { name: "Ostajan kuvat" })).not.toBeInTheDocument();
});

test("the stars are chosen with the arrow keys", async () => {
  const screen = await openPage(deliver(2));
  await screen.getByRole("radio", { name: "1 tähti viidestä" }).click();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "3 tähteä viidestä" })).toBeChecked();
});

test("what was typed is there after the page is opened again, and after an error", async () => {
  const order = deliver(2);
  const first = await openPage(order);
  await first.getByRole("radio", { name: "2 tähteä viidestä" }).click();
  await first.getByLabelText(/^Kerro kaupasta/).fill("Märkää.");
  await first.unmount();
  const screen = await openPage(order);
  await expect.element(screen.getByRole("radio", { name: "2 tähteä viidestä" })).toBeChecked();
  rejectCall(writeReview, new AppError("unavailable"));
  await screen.getByRole("button", { name: "Julkaise arvostelu" }).click();
  await expect.element(screen.getByLabelText(/^Kerro kaupasta/)).toHaveValue("Märkää.");
});

test("a review is changed for 14 days, and shows its answer", async () => {
  const answer = { text: "Kiitos!", at: before(1) };
  const screen = await openPage(deliver(20), sampleReview({ createdAt: before(2), answer }));
  await expect.element(screen.getByText("Kiitos!")).toBeVisible();
  await screen.getByRole("button", { name: "Muokkaa arvostelua" }).click();
  await expect.element(screen.getByRole("radio", { name: "4 tähteä viidestä" })).toBeChecked();
  await screen.getByRole("radio", { name: "5 tähteä viidestä" }).click();
  const sent = answerCall(writeReview, {
    review: sampleReview({ stars: 5, createdAt: before(2), editedAt: before(0) }),
  });
  await screen.getByRole("button", { name: "Tallenna muutokset" }).click();
  await expectBanner("success", "Arvostelu on muutettu.");
  expect(sent[0]?.body).toMatchObject({ stars: 5 });
  await expect.element(screen.getByText(/ · muokattu /)).toBeVisible();
});

test("an old review cannot be changed, and a hidden one says why", async () => {
  const hidden = { reason: "Koskee toista kauppaa.", at: before(1) };
  const screen = await openPage(deliver(30), sampleReview({ createdAt: before(15) }));
  await expect.element(screen.getByRole("heading", { name: "Arvostelusi" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Muokkaa arvostelua" })).not.toBeInTheDocument();
  await screen.unmount();
  const page = await openPage(deliver(3), { ...sampleReview({ createdAt: before(2) }), hidden });
  await expect.element(page.getByText("Syy: Koskee toista kauppaa.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Muokkaa arvostelua" })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test("before the delivery there is no form, and after six months neither", async () => {
  const early = await openPage(toBuyerOrder(sampleSellerOrder("tilaus", { status: "in delivery" })));
  await expect.element(early.getByRole("heading", { name: "Arvostele" })).not.toBeInTheDocument();
  await early.unmount();
  const late = await openPage(deliver(190));
  await expect.element(late.getByText("Arvosteluaika on päättynyt.")).toBeVisible();
  await expect.element(late.getByRole("form", { name: "Arvostelu" })).not.toBeInTheDocument();
});
