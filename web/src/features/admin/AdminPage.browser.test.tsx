import type { LoaderFunctionArgs } from "react-router-dom";
import { expect, test } from "vitest";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { setSize } from "../../testing/display.ts";
import { renderRoutes } from "../../testing/render-route.tsx";
import { sampleAdmin, sampleRoot } from "../../testing/samples/sample-accounts.ts";
import { logInAs } from "../../testing/samples/samples.ts";
import * as route from "./route.tsx";
import { requireAdmin } from "./shared/require-admin.ts";

const sections = [
  ["Etusivu", "/?etusivu"],
  ["Hallintapaneeli", "/admin/"],
  ["Käyttäjät", "/admin/kayttajat"],
  ["Luo käyttäjä", "/admin/luo-kayttaja"],
  ["Kategoriat", "/admin/kategoriat"],
  ["Tilaukset", "/admin/tilaukset"],
  ["Maakunnat ja paikkakunnat", "/admin/paikat"],
  ["Tilit ja mainokset", "/admin/tilit-ja-mainokset"],
  ["Piilotetut ilmoitukset", "/admin/piilotetut"],
  ["Arvostelut", "/admin/arvostelut"],
  ["Sisältöilmoitukset", "/admin/sisaltoilmoitukset"],
  ["Takaisinvedot", "/admin/takaisinvedot"],
  ["Henkilötiedot", "/admin/henkilotiedot"],
  ["Yrityksen tiedot", "/admin/yritys"],
  ["Oma tili", "/admin/oma-tili"],
] as const;

async function openPanel(user = sampleAdmin()) {
  logInAs(user);
  const panel = { ...route, path: "/admin/", HydrateFallback: () => null };
  const screen = await renderRoutes(
    [
      { ...panel, children: [{ path: "*", element: <h1>Osio</h1> }] },
      { path: "/", element: <h1>Etusivu</h1> },
    ],
    "/admin/tilaukset",
  );
  await expect.element(screen.getByRole("heading", { name: "Osio" })).toBeVisible();
  return { screen, bar: screen.getByRole("navigation", { name: "Hallinnan osiot" }) };
}

const readLinks = (bar: Awaited<ReturnType<typeof openPanel>>["bar"]) =>
  bar
    .getByRole("link")
    .all()
    .map((link) => [link.element().textContent, link.element().getAttribute("href")]);

test("§2 the side bar of the panel names every section, and ends with 'Kirjaudu ulos'", {
  tags: ["s2-admin-2", "s2-admin-22"],
}, async () => {
  await setSize("desk");
  const { screen, bar } = await openPanel();
  await expect.element(screen.getByText("yllapito ylläpitäjä")).toBeVisible();
  expect(readLinks(bar)).toEqual(sections);
  await expect.element(bar.getByRole("link", { name: "Tilaukset" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("button", { name: "Kirjaudu ulos" }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe("/");
  expect(store.get(sessionAtom)).toBeNull();
});

test("§2 the panel shows root that they are root, the change log, the security events, the messages and the errors", {
  tags: "s2-admin-1",
}, async () => {
  await setSize("desk");
  const { screen, bar } = await openPanel(sampleRoot());
  await expect.element(screen.getByText("juuri pääkäyttäjä")).toBeVisible();
  expect(readLinks(bar)).toEqual([
    ...sections,
    ["Muutosloki", "/admin/muutosloki"],
    ["Turvatapahtumat", "/admin/tapahtumat"],
    ["Viestit", "/admin/viestit"],
    ["Virheet", "/admin/virheet"],
  ]);
});

test("§2 on a phone the side bar opens from a button with the current section, and closes with a choice", async () => {
  const { screen, bar } = await openPanel();
  await expect.element(bar).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Tilaukset" }).click();
  await bar.getByRole("link", { name: "Kategoriat" }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe("/admin/kategoriat");
  await expect.element(screen.getByRole("button", { name: "Kategoriat", expanded: false })).toBeVisible();
});

for (const size of ["phone", "desk"] as const) {
  test(`WCAG 2.2 AA: axe finds nothing in the side bar on a ${size}`, async () => {
    await setSize(size);
    const { screen } = await openPanel();
    if (size === "phone") await screen.getByRole("button", { name: "Tilaukset" }).click();
    await expectNoAxeViolations();
  });
}

test("an admin who lacks the second factor is led to the own account, which is the only section", async () => {
  await setSize("desk");
  logInAs(sampleRoot());
  const session = store.get(sessionAtom);
  if (session) store.set(sessionAtom, { ...session, user: { ...session.user, lacksSecondFactor: true } });
  const child = (path: string, title: string) => ({
    path,
    loader: ({ request }: LoaderFunctionArgs) => {
      requireAdmin(request);
      return null;
    },
    element: <h1>{title}</h1>,
  });
  const panel = { ...route, path: "/admin/", HydrateFallback: () => null };
  const children = [child("oma-tili", "Oma tili"), child("tilaukset", "Tilaukset")];
  const screen = await renderRoutes([{ ...panel, children }], "/admin/tilaukset");
  await expect.element(screen.getByRole("heading", { name: "Oma tili" })).toBeVisible();
  expect(readLinks(screen.getByRole("navigation", { name: "Hallinnan osiot" }))).toEqual([
    ["Etusivu", "/?etusivu"],
    ["Oma tili", "/admin/oma-tili"],
  ]);
});
