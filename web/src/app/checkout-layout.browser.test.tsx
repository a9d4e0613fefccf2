import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { showBannerAtom } from "../lib/notifications/banner-atoms.ts";
import { store } from "../lib/storage/store.ts";
import { cartStepAtom } from "../market/cart/cart-atoms.ts";
import { clearVisitor } from "../market/outbox/testing/clear-visitor.ts";
import { answerCall } from "../testing/calls/answer-calls.ts";
import { answerVisitorCalls } from "../testing/calls/answer-visitor-calls.ts";
import { findCoveringElement } from "../testing/layout.ts";
import { renderApp } from "../testing/render-route.tsx";
import {
  otherSampleSeller,
  sampleBuyer,
  sampleCart,
  sampleFirewood,
} from "../testing/samples/sample-listings.ts";
import { routes } from "./router.tsx";

beforeEach(answerVisitorCalls);
afterEach(clearVisitor);

const alder = sampleFirewood({ _id: "alder", material: "leppä", owner: otherSampleSeller() });
const cart = sampleCart([sampleFirewood(), alder], { buyer: sampleBuyer });

const screens = [
  { screen: "a phone", width: 390, height: 844 },
  { screen: "a phone with an open keyboard", width: 390, height: 600 },
  { screen: "a desk", width: 1280, height: 720 },
];
const steps = [
  { step: 0, heading: "Ostoskori", next: "Jatka" },
  { step: 1, heading: "Yhteystiedot", next: "Jatka" },
  { step: 2, heading: "Toimitus", next: "Vahvista maksullinen tilaus" },
] as const;

for (const { screen: name, width, height } of screens) {
  for (const { step, heading, next } of steps) {
    test(`on ${name} '${next}' of '${heading}' is beside the total, and no message covers it or the title`, async () => {
      await page.viewport(width, height);
      answerCall(readCart, { cart });
      store.set(cartStepAtom, step);
      const screen = await renderApp(routes, "/ostoskori");
      const button = screen.getByRole("button", { name: next });
      await expect.element(button).toBeVisible();
      store.set(showBannerAtom, "success", "Tuote on onnistuneesti poistettu ostoskorista!", {
        label: "Kumoa",
        onPress: () => undefined,
      });
      await expect.element(screen.getByRole("button", { name: "Kumoa" })).toBeVisible();
      const total = screen.getByRole("complementary", { name: "Yhteenveto" }).getByText("Yhteensä", {
        exact: true,
      });
      expect(findCoveringElement(screen.getByRole("heading", { level: 1 }).element())).toBeNull();
      for (const top of [0, document.documentElement.scrollHeight]) {
        window.scrollTo(0, top);
        await expect.poll(() => findCoveringElement(button.element())).toBeNull();
        await expect.poll(() => findCoveringElement(total.element())).toBeNull();
      }
    });
  }
}

test("on a phone the bar with the total hides nothing at the end of the page", async () => {
  answerCall(readCart, { cart });
  const screen = await renderApp(routes, "/ostoskori");
  await expect.element(screen.getByRole("button", { name: "Jatka" })).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  const credit = screen.getByRole("link", { name: "GeoNames (CC BY 4.0)" });
  await expect.poll(() => findCoveringElement(credit.element())).toBeNull();
});
