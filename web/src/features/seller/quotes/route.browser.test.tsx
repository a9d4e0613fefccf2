import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  changeQuoteStatus,
  listQuoteRequests,
  readQuotePhoto,
} from "@halkopiha/domain/contract/shop/quote-requests.ts";
import type { QuoteRequest } from "@halkopiha/domain/quotes/quote-request.ts";
import { sampleQuoteRequest } from "@halkopiha/domain/quotes/testing/sample-quote-request.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import {
  answerCall,
  rejectCall,
  rejectNextCall,
  respondToCall,
} from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { paintPhoto } from "../../../testing/images.ts";
import { expectFitsNarrowScreen } from "../../../testing/layout.ts";
import { renderRoute } from "../../../testing/render-route.tsx";
import { logInAs, sampleBusiness } from "../../../testing/samples/samples.ts";
import * as route from "./route.tsx";

async function answerPhoto() {
  const photo = await paintPhoto({ width: 80, height: 60, left: [30, 120, 30], right: [90, 60, 30] });
  return respondToCall(
    readQuotePhoto,
    () => new Response(photo, { headers: { "content-type": photo.type } }),
  );
}

async function renderPage(quoteRequests: QuoteRequest[]) {
  logInAs(sampleBusiness());
  answerCall(listQuoteRequests, { quoteRequests });
  const screen = await renderRoute(route, "/profiili/tarjouspyynnot");
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return screen;
}

for (const size of ["phone", "desk"] as const) {
  test(`on a ${size} a seller reads a request with its photo, answers it, and marks it`, async () => {
    await setSize(size);
    const photos = await answerPhoto();
    const request = sampleQuoteRequest();
    const screen = await renderPage([request]);
    const card = screen.getByRole("article", { name: "Puunkaato, Tuula Rantakoivu" });
    await expect.element(card.getByText("Kaksi kuusta kallistuu talon päälle.")).toBeVisible();
    await expect.element(card.getByText("Rantatie 8, 17800 Kuhmoinen, Keski-Suomi")).toBeVisible();
    await expect.element(card.getByText("Viikolla 20")).toBeVisible();
    await expect
      .element(card.getByRole("link", { name: "Vastaa sähköpostilla" }))
      .toHaveAttribute("href", "mailto:tuula@posti.example?subject=Tarjous%3A%20Puunkaato");
    await expect.element(card.getByRole("link", { name: "Soita" })).toHaveAttribute("href", "tel:0500000456");
    const photo = card.getByRole("button", { name: "Kuva 1: Puunkaato, Tuula Rantakoivu" });
    await photo.click();
    const dialog = screen.getByRole("dialog", { name: "Kuva 1: Puunkaato, Tuula Rantakoivu" });
    await expect.element(dialog).toBeVisible();
    await expectNoAxeViolations();
    await dialog.getByRole("button", { name: "Sulje" }).click();
    expect(photos.map(({ url }) => url.pathname)).toEqual(["/api/quotes/photos/photo"]);
    await expectNoAxeViolations();
    const answered = { ...request, status: "answered", updatedAt: "2026-11-21T10:00:00.000Z" } as const;
    const message = "Pyyntö on merkitty vastatuksi.";
    const sent = answerCall(changeQuoteStatus, { quoteRequest: answered, message });
    await card.getByRole("button", { name: /^Merkitse vastatuksi/ }).click();
    await expectBanner("success", message);
    expect(sent[0]?.body).toEqual({ status: "answered", updatedAt: request.updatedAt });
    await expect.element(card.getByText("Vastattu", { exact: true })).toBeVisible();
    await expect.element(card.getByRole("button", { name: /^Merkitse uudeksi/ })).toBeVisible();
  });
}

test("a request that another device has marked is loaded again", async () => {
  const request = sampleQuoteRequest({ photos: [] });
  const screen = await renderPage([request]);
  rejectCall(changeQuoteStatus, new AppError("stale"));
  const answered = { ...request, status: "answered", updatedAt: "2026-11-21T10:00:00.000Z" } as const;
  answerCall(listQuoteRequests, { quoteRequests: [answered] });
  await screen.getByRole("button", { name: /^Merkitse vastatuksi/ }).click();
  await expectBanner("danger", new AppError("stale").message);
  await expect.element(screen.getByText("Vastattu", { exact: true })).toBeVisible();
});

test("a photo that does not load can be loaded again", async () => {
  await answerPhoto();
  rejectNextCall(readQuotePhoto, new AppError("unavailable"));
  const screen = await renderPage([sampleQuoteRequest()]);
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByAltText("Kuva 1: Puunkaato, Tuula Rantakoivu")).toBeVisible();
});

test("who asks without an e-mail address is called", async () => {
  const screen = await renderPage([sampleQuoteRequest({ email: null, photos: [], wishedTime: null })]);
  await expect.element(screen.getByRole("link", { name: "Soita" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Vastaa sähköpostilla" })).not.toBeInTheDocument();
});

test("without requests the page says how they come", async () => {
  const screen = await renderPage([]);
  await expect.element(screen.getByText("Tarjouspyyntöjä ei vielä ole.")).toBeVisible();
  await expectNoAxeViolations();
});

test("a request with long words fits a narrow screen with large text", async () => {
  const long = "Pihapuidenkaatoapulaisenrinnallekaatuneidenkuusienraivaus".repeat(2);
  await renderPage([sampleQuoteRequest({ description: long, name: long.slice(0, 100), photos: [] })]);
  await expectFitsNarrowScreen();
});
