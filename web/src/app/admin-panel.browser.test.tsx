import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { readContact } from "@halkopiha/domain/contract/contacts.ts";
import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { expect, test } from "vitest";
import { expectNoAxeViolationsOnPage } from "../testing/axe.ts";
import { answerAreaCalls } from "../testing/calls/answer-area-calls.ts";
import { answerCall, rejectCall } from "../testing/calls/answer-calls.ts";
import { setSize } from "../testing/display.ts";
import { expectFitsNarrowScreen, expectNoHorizontalScroll } from "../testing/layout.ts";
import { logInWithAccount } from "../testing/log-in-with-account.ts";
import { renderApp } from "../testing/render-route.tsx";
import { sampleAdmin } from "../testing/samples/sample-accounts.ts";
import { samplePanelOrder } from "../testing/samples/sample-orders.ts";
import { sampleAdvertisement, samplePlan } from "../testing/samples/sample-plans.ts";
import { logInAs, sampleBusiness } from "../testing/samples/samples.ts";
import { scrollThrough } from "../testing/scroll-through.ts";
import { routes } from "./router.tsx";

const pages = [
  { path: "/admin/kayttajat", heading: "Hallinta Käyttäjät" },
  { path: "/admin/luo-kayttaja", heading: "Hallinta Luo käyttäjä" },
  { path: "/admin/tilaukset", heading: "Hallinta Tilaukset" },
] as const;

function answerFrontPage(): void {
  answerCall(listPlans, { accounts: [samplePlan()] });
  answerCall(listAdvertisements, { advertisements: [sampleAdvertisement()] });
}

async function openPanel(path: string, heading: string) {
  logInAs(sampleAdmin());
  answerCall(listUsers, { sellers: [sampleBusiness()] });
  answerAreaCalls();
  answerCall(listOrders, { orders: [samplePanelOrder()] });
  const screen = await renderApp(routes, path);
  await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  return screen;
}

for (const { path, heading } of pages) {
  for (const size of ["phone", "desk"] as const) {
    test(`WCAG 2.2 AA: axe finds nothing on ${path} on a ${size}`, async () => {
      await setSize(size);
      await openPanel(path, heading);
      expectNoHorizontalScroll();
      await expectNoAxeViolationsOnPage();
    });
  }

  test(`WCAG 1.4.10: at a width of 320 px ${path} does not scroll sideways`, async () => {
    await openPanel(path, heading);
    await expectFitsNarrowScreen();
  });

  test(`a visitor is sent from ${path} to the login, which leads back`, async () => {
    const { router } = await renderApp(routes, path);
    await expect
      .poll(() => router.state.location)
      .toMatchObject({ pathname: "/kirjaudu", search: `?${new URLSearchParams({ paluu: path })}` });
  });

  test(`§2 a seller who is no admin is sent from ${path} to the front page, which leads to the profile`, {
    tags: "s2-routes-27",
  }, async () => {
    logInWithAccount(sampleBusiness());
    answerCall(listOrders, { orders: [] });
    const { router } = await renderApp(routes, path);
    await expect.poll(() => router.state.location.pathname).toBe("/profiili");
  });
}

test("§2 a visitor is sent from /admin/ to the front page", { tags: "s2-routes-27" }, async () => {
  answerFrontPage();
  const { router, getByRole } = await renderApp(routes, "/admin/");
  await expect.poll(() => router.state.location.pathname).toBe("/");
  await expect.element(getByRole("heading", { level: 1, name: "Polttopuut" })).toBeVisible();
  await scrollThrough();
  await expect.element(getByRole("heading", { name: sampleAdvertisement().title })).toBeVisible();
});

test("§8 an expired session redirects from the panel to the login page", { tags: "s4-51" }, async () => {
  const screen = await openPanel("/admin/tilaukset", "Hallinta Tilaukset");
  rejectCall(listUsers, new AppError("unauthenticated"));
  await screen.getByRole("button", { name: "Tilaukset" }).click();
  await screen.getByRole("link", { name: "Käyttäjät" }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe("/kirjaudu");
  const text = "Istuntosi on vanhentunut, kirjaudu uudelleen sisään!";
  await expect.element(screen.getByText(text)).toBeVisible();
});

test("the page of an unknown conversation says that there is none", async () => {
  logInAs(sampleAdmin());
  rejectCall(readContact, new AppError("notFound"));
  const screen = await renderApp(routes, "/admin/yhteydenotot/ei-ole");
  const heading = screen.getByRole("heading", { level: 1, name: "Sivua ei löytynyt" });
  await expect.element(heading).toBeVisible();
});
