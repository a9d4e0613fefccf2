import type { User } from "@halkopiha/domain/accounts/user.ts";
import { verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { listUnreadOrders } from "@halkopiha/domain/contract/shop/order-messages.ts";
import { expect, test } from "vitest";
import { endSessionAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { newOrderCountAtom } from "../../../market/orders/new-orders-atoms.ts";
import { applyOrderUpdatesAtom } from "../../../market/orders/order-atoms.ts";
import { applyUnreadAtom } from "../../../market/orders/unread-atoms.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { expectBanner } from "../../../testing/banner.ts";
import { answerCall, rejectCall } from "../../../testing/calls/answer-calls.ts";
import { setSize } from "../../../testing/display.ts";
import { logInWithAccount } from "../../../testing/log-in-with-account.ts";
import { renderRoutes } from "../../../testing/render-route.tsx";
import { sampleSellerOrder } from "../../../testing/samples/sample-orders.ts";
import { logInAs, sampleBusiness, samplePerson } from "../../../testing/samples/samples.ts";
import { SectionTitle } from "../../../ui/layout/SectionTitle.tsx";
import * as route from "./route.tsx";
import { sections } from "./sections.ts";

const seller = sampleBusiness();
const premium: User = {
  ...seller,
  userAccount: { ...seller.userAccount, account: { accountPlan: "premium" } },
};

/** The profile with the titles of its sections. */
function renderProfile(user: User, address = "/profiili") {
  logInWithAccount(user);
  const children = sections.map(({ text, path }) => ({
    path,
    element: <SectionTitle area="Profiili" section={text} />,
  }));
  return renderRoutes(
    [
      { path: "/profiili", ...route, HydrateFallback: () => null, children },
      { path: "/", element: <h1>Etusivu</h1> },
    ],
    address,
  );
}

const names = [
  "Käyttäjätiedot",
  "Tilinhallinta",
  "Toimitus kustannukset",
  "Polttopuut",
  "Muut tuotteet",
  "Palvelut",
  "Tarjouspyynnöt",
  "Tilaukset",
];

test("§2 the side bar of the profile names the user, the plan and every section, of which one is open at a time", {
  tags: [
    "s2-routes-24",
    "s2-profile-1",
    "s2-profile-2",
    "s2-profile-3",
    "s2-profile-5",
    "s2-profile-6",
    "s2-profile-7",
  ],
}, async () => {
  await setSize("desk");
  const screen = await renderProfile(premium);
  await expect.element(screen.getByText("puula")).toBeVisible();
  await expect.element(screen.getByText("Premium")).toBeVisible();
  const sideBar = screen.getByRole("navigation", { name: "Profiilin osiot" });
  expect(sideBar.getByRole("link").elements()).toHaveLength(names.length);
  for (const name of names) {
    await sideBar.getByRole("link", { name }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: `Profiili ${name}` })).toBeVisible();
    await expect.element(sideBar.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("heading", { level: 1 }).elements()).toHaveLength(1);
  }
  await expect.element(screen.getByRole("button", { name: "Kirjaudu ulos" })).toBeVisible();
});

test("§2 on a phone the sections open from a button with the current one, and close once one is chosen", async () => {
  const screen = await renderProfile(premium);
  const sideBar = screen.getByRole("navigation", { name: "Profiilin osiot" });
  await expect.element(sideBar).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Tilaukset" }).click();
  await expectNoAxeViolations();
  await sideBar.getByRole("link", { name: "Polttopuut" }).click();
  await expect.element(screen.getByRole("heading", { name: "Profiili Polttopuut" })).toBeVisible();
  await expect.element(sideBar).not.toBeInTheDocument();
});

test("§2 the side bar counts the new orders", async () => {
  await setSize("desk");
  const screen = await renderProfile(premium);
  const orders = screen.getByRole("link", { name: /^Tilaukset/ });
  await expect.element(orders).toHaveAccessibleName("Tilaukset");
  store.set(applyOrderUpdatesAtom, [sampleSellerOrder("AA11"), sampleSellerOrder("BB22")]);
  await expect.element(orders).toHaveAccessibleName("Tilaukset 2 uutta");
  await expect.poll(() => document.title).toBe("(2) Profiili | Halkopiha");
  await expectNoAxeViolations();
});

test("the side bar counts the orders with unread messages until they are read", async () => {
  await setSize("desk");
  const unread = [
    { _id: "AA11", unreadMessages: 2 },
    { _id: "CC33", unreadMessages: 1 },
  ];
  answerCall(listUnreadOrders, { orders: unread });
  const screen = await renderProfile(premium);
  const orders = screen.getByRole("link", { name: /^Tilaukset/ });
  await expect.element(orders).toHaveAccessibleName("Tilaukset 2 tilausta, joissa uusi viesti");
  store.set(applyUnreadAtom, [{ _id: "AA11", unreadMessages: 0 }]);
  await expect.element(orders).toHaveAccessibleName("Tilaukset 1 tilaus, jossa uusi viesti");
  await expectNoAxeViolations();
});

test("on a phone the button of the sections shows the count of new orders while they are closed", async () => {
  const screen = await renderProfile(premium);
  store.set(applyOrderUpdatesAtom, [sampleSellerOrder("AA11"), sampleSellerOrder("BB22")]);
  await expect.element(screen.getByRole("button", { name: "Tilaukset 2 uutta" })).toBeVisible();
  await expectNoAxeViolations();
});

test("leaving the profile keeps the count of new orders, and logging out forgets it", async () => {
  const screen = await renderProfile(premium);
  store.set(applyOrderUpdatesAtom, [sampleSellerOrder("AA11")]);
  await expect.poll(() => document.title).toBe("(1) Profiili | Halkopiha");
  await screen.router.navigate("/");
  await expect.element(screen.getByRole("heading", { name: "Etusivu" })).toBeVisible();
  expect(store.get(newOrderCountAtom)).toBe(1);
  store.set(endSessionAtom);
  expect(store.get(newOrderCountAtom)).toBe(0);
});

for (const size of ["phone", "desk"] as const) {
  for (const address of ["/profiili", "/profiili/polttopuut"]) {
    test(`§2 on a ${size} an account that is not active sees a welcome and nothing else at ${address}`, {
      tags: ["s2-profile-8", "s2-profile-9", "s2-profile-10", "s2-profile-11", "s6-22"],
    }, async () => {
      await setSize(size);
      const user = samplePerson();
      const userAccount = { ...user.userAccount, paid: false, isActive: false, timesActivated: 0 };
      const screen = await renderProfile({ ...user, userAccount }, address);
      const welcome = screen.getByRole("heading", { level: 1, name: "Tervetuloa Halkopihaan, Tuomas!" });
      await expect.element(welcome).toBeVisible();
      await expect
        .element(screen.getByText(/kun vuosimaksu on maksettu ja ylläpito on hyväksynyt tilin/))
        .toBeVisible();
      await expect
        .element(screen.getByRole("link", { name: "asiakaspalvelu@halkopiha.fi" }))
        .toHaveAttribute("href", "mailto:asiakaspalvelu@halkopiha.fi");
      await expect
        .element(screen.getByRole("navigation", { name: "Profiilin osiot" }))
        .not.toBeInTheDocument();
      await expect.element(screen.getByText("Polttopuut")).not.toBeInTheDocument();
      await expectNoAxeViolations();
    });
  }
}

test("§2 an account that is not active sees its fee, and can log out", async () => {
  const user = samplePerson();
  const fee = { net: 2000, tax: 510, gross: 2510, vat: 2550, months: 2 } as const;
  const userAccount = { ...user.userAccount, paid: false, isActive: false, timesActivated: 0, fee };
  const screen = await renderProfile({ ...user, userAccount });
  await expect.element(screen.getByText("25,10\u00a0€")).toBeVisible();
  await screen.getByRole("button", { name: "Kirjaudu ulos" }).click();
  await expect.element(screen.getByRole("heading", { name: "Etusivu" })).toBeVisible();
  await expectBanner("success", "Kiitos, uloskirjaus onnistui!");
});

test("§2 a visitor who is not logged in is led to the front page", async () => {
  const screen = await renderRoutes(
    [
      { path: "/profiili", ...route, HydrateFallback: () => null },
      { path: "/", element: <h1>Etusivu</h1> },
    ],
    "/profiili",
  );
  await expect.element(screen.getByRole("heading", { name: "Etusivu" })).toBeVisible();
});

test("§8 when loading the account fails, the banner says so", async () => {
  logInAs(seller);
  rejectCall(verifyToken, new AppError("fault"));
  const ErrorBoundary = () => <h1>Virhe</h1>;
  const screen = await renderRoutes(
    [{ path: "/profiili", ...route, HydrateFallback: () => null, ErrorBoundary }],
    "/profiili",
  );
  await expect.element(screen.getByRole("heading", { name: "Virhe" })).toBeVisible();
  await expectBanner("danger", "Valitettavasti tietojen haku epäonnistui!");
});

test("a seller whom messages do not reach is told above the orders, with a link to change the address", async () => {
  const at = "2026-11-21T10:00:00.000Z";
  const screen = await renderProfile({
    ...seller,
    bounces: { mail: { at, reason: "address" }, sms: { at, reason: "address" } },
  });
  const notice = screen.getByRole("region", { name: "Sähköposti ei mene perille" });
  await expect.element(notice.getByText(/puula@puu\.example/)).toBeVisible();
  const phone = screen.getByRole("region", { name: "Tekstiviestit eivät mene perille" });
  await expect.element(phone.getByText(/050 000 0999/)).toBeVisible();
  await expectNoAxeViolations();
  await notice.getByRole("link", { name: "Vaihda sähköpostiosoite" }).click();
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Profiili Käyttäjätiedot");
  await expect.element(notice).not.toBeInTheDocument();
});
