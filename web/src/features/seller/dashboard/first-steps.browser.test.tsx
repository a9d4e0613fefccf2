import type { User } from "@halkopiha/domain/accounts/user.ts";
import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { listUserProducts } from "@halkopiha/domain/contract/shop/products.ts";
import { Suspense, use } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall } from "../../../testing/calls/answer-calls.ts";
import { createDeferred } from "../../../testing/calls/deferred.ts";
import { expectFitsNarrowScreen } from "../../../testing/layout.ts";
import { logInWithAccount } from "../../../testing/log-in-with-account.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleFirewood } from "../../../testing/samples/sample-listings.ts";
import { sampleBusiness } from "../../../testing/samples/samples.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import * as route from "./route.tsx";

afterEach(() => void vi.useRealTimers());

const newcomer = sampleBusiness({ deliveryMethod: "Kuljetus", accountDescription: "" });
const { userAccount } = newcomer;
const inactive: User = {
  ...newcomer,
  userAccount: {
    ...userAccount,
    isActive: false,
    timesActivated: 0,
    paid: false,
    fee: { net: 3000, tax: 765, gross: 3765, vat: 2550, months: 3 },
  },
};

function renderProfile(user: User) {
  logInWithAccount(user);
  const orders = { index: true, element: <h1>Tilaukset</h1> };
  return renderRoutes(
    [{ path: "/profiili", ...route, HydrateFallback: () => null, children: [orders] }],
    "/profiili",
  );
}

function answerListings(products = [sampleFirewood({ images: null })]) {
  return [
    answerCall(readUser, { user: newcomer }),
    answerCall(listDeliveryCosts, { deliveryCosts: [] }),
    answerCall(listUserProducts, { products, otherProducts: [], services: [] }),
  ];
}

test("a new seller sees what to do first, and what is done", async () => {
  answerListings();
  const screen = await renderProfile(newcomer);
  const steps = screen.getByRole("listitem");
  await expect.element(screen.getByRole("heading", { name: "Ensiaskeleet" })).toBeVisible();
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    "Valitse toimitustapa ja esittele itsesi (tehty)",
    "Lisää toimituskulu",
    "Lisää ensimmäinen tuote tai palvelu (tehty)",
    "Lisää tuotteelle kuva",
  ]);
  await expect
    .element(screen.getByRole("link", { name: "Lisää toimituskulu" }))
    .toHaveAttribute("href", "/profiili/toimituskulut");
  await expectNoAxeViolations();
  await expectFitsNarrowScreen();
});

test("each call of the steps is made once, also when React starts their first render again", async () => {
  const sent = answerListings();
  const { promise: loading, resolve } = createDeferred();
  const Pending = () => {
    use(loading);
    return null;
  };
  logInWithAccount(newcomer);
  const screen = await renderRoutes(
    [
      {
        path: "/profiili",
        HydrateFallback: () => null,
        element: (
          <Suspense fallback={null}>
            <FirstSteps user={newcomer} />
            <Pending />
          </Suspense>
        ),
      },
    ],
    "/profiili",
  );
  resolve();
  await expect.element(screen.getByRole("heading", { name: "Ensiaskeleet" })).toBeVisible();
  expect(sent.map(({ length }) => length)).toEqual([1, 1, 1]);
});

test("the steps can be hidden, and stay hidden after a reload", async () => {
  answerListings();
  const screen = await renderProfile(newcomer);
  await screen.getByRole("button", { name: "Piilota ohjeet" }).click();
  await expect.element(screen.getByRole("heading", { name: "Ensiaskeleet" })).not.toBeInTheDocument();
  await screen.unmount();
  const reloaded = await renderProfile(newcomer);
  await expect.element(reloaded.getByRole("heading", { name: "Tilaukset" })).toBeVisible();
  await expect.element(reloaded.getByRole("heading", { name: "Ensiaskeleet" })).not.toBeInTheDocument();
});

test("§2 who waits for the activation reads the sum and how to pay it", async () => {
  const screen = await renderProfile(inactive);
  await expect.element(screen.getByText("37,65\u00a0€")).toBeVisible();
  await expect.element(screen.getByText("Lähetämme laskun osoitteeseen puula@puu.example.")).toBeVisible();
  await expectNoAxeViolations();
  await expectFitsNarrowScreen();
});

test("the page of who waits notices the activation", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const screen = await renderProfile(inactive);
  await expect.element(screen.getByRole("heading", { name: /^Tervetuloa/ })).toBeVisible();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  answerListings();
  answerCall(verifyToken, { user: newcomer, expiry: "2099-01-01T00:00:00.000Z" });
  await vi.advanceTimersByTimeAsync(30_000);
  await expectBanner("success", "Tilisi on nyt käytössä. Tervetuloa myymään!");
  await expect.element(screen.getByRole("heading", { name: "Tilaukset" })).toBeVisible();
});
