import { afterEach, expect, test, vi } from "vitest";
import { sampleProduct } from "../../lib/products/sample-product.ts";
import { store } from "../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { goOffline, goOnline } from "../../testing/connection.ts";
import { expectFitsNarrowScreen } from "../../testing/layout.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { pendingMutationsAtom } from "../offline-atoms.ts";
import type { Mutation } from "../outbox/mutations.ts";
import { activateUpdateAtom } from "../service-worker/install-atoms.ts";
import { OfflineBars } from "./OfflineBars.tsx";

const product = sampleProduct("birch", 5);
const mutations: Mutation[] = [
  {
    kind: "favorite",
    id: "alder",
    label: "Polttopuu, leppä",
    version: "1",
    product,
    marked: true,
  },
  { kind: "cart", id: "birch", label: "Polttopuu, koivu", version: "2", product, quantity: 2 },
  { kind: "order", id: "AA11", label: "Tilaus HP-1", version: "3", status: "in delivery", owner: "puula" },
];

afterEach(() => {
  store.set(pendingMutationsAtom, []);
  store.set(activateUpdateAtom, null);
});

test("the bar says that the app is offline, until the connection is back", async () => {
  const screen = await renderInApp(<OfflineBars />);
  const text = screen.getByText("Olet offline-tilassa");
  await expect.element(text).not.toBeInTheDocument();
  await goOffline();
  await expect.element(text).toBeVisible();
  await expectNoAxeViolations();
  await goOnline();
  await expect.element(text).not.toBeInTheDocument();
});

test("the bar counts the pending changes, and lists them in their order", async () => {
  const screen = await renderInApp(<OfflineBars />);
  await goOffline();
  store.set(pendingMutationsAtom, mutations.slice(1, 2));
  await expect.element(screen.getByText("1 muutos odottaa lähetystä")).toBeVisible();
  store.set(pendingMutationsAtom, mutations);
  await expect.element(screen.getByText("3 muutosta odottaa lähetystä")).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByRole("button", { name: "Näytä" }).click();
  const dialog = screen.getByRole("dialog", { name: "Odottaa lähetystä" });
  const items = dialog.getByRole("listitem").elements();
  expect(items.map((item) => Array.from(item.children, ({ textContent }) => textContent))).toEqual([
    ["Polttopuu, leppä", "Merkitään suosikiksi"],
    ["Polttopuu, koivu", "Ostoskoriin yhteensä 2"],
    ["Tilaus HP-1", "Siirretään tilaan Toimituksessa"],
  ]);
  await expectNoAxeViolations();
  await expectFitsNarrowScreen();
});

test("pending changes can be sent at once only with a connection", async () => {
  const screen = await renderInApp(<OfflineBars />);
  store.set(pendingMutationsAtom, mutations);
  await screen.getByRole("button", { name: "Näytä" }).click();
  const send = screen.getByRole("button", { name: "Lähetä nyt" });
  await expect.element(send).toBeVisible();
  await goOffline();
  await expect.element(send).not.toBeInTheDocument();
  store.set(pendingMutationsAtom, []);
  await expect.element(screen.getByText("Kaikki muutokset on lähetetty.")).toBeVisible();
});

test("a new version is activated only on request", async () => {
  const activate = vi.fn();
  const screen = await renderInApp(<OfflineBars />);
  store.set(activateUpdateAtom, () => activate);
  await expect.element(screen.getByText("Uusi versio on saatavilla")).toBeVisible();
  expect(activate).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Päivitä" }).click();
  expect(activate).toHaveBeenCalledOnce();
});
