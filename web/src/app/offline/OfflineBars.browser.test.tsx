import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { bannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { store } from "../../lib/storage/store.ts";
import { LogOutButton } from "../../market/account/LogOutButton.tsx";
import type { Mutation } from "../../offline/outbox/mutations.ts";
import { orderStepsAtom, pendingMutationsAtom } from "../../offline/outbox/pending-atoms.ts";
import {
  activateUpdateAtom,
  type InstallPromptEvent,
  installPromptAtom,
} from "../../offline/service-worker/install-atoms.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { goOffline, goOnline } from "../../testing/calls/connection.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { logInAs, samplePerson } from "../../testing/samples/samples.ts";
import { OfflineBars } from "./OfflineBars.tsx";

afterEach(() => {
  store.set(pendingMutationsAtom, []);
  store.set(orderStepsAtom, []);
  store.set(activateUpdateAtom, null);
  store.set(installPromptAtom, null);
});

const orderMutation: Mutation = {
  kind: "order",
  id: "tilaus",
  label: "HP-2026-00042",
  version: "1",
  status: "in progress",
  owner: "tuomas",
};
const cartMutation: Mutation = {
  kind: "cart",
  id: "koivu",
  label: "Polttopuu, koivu",
  version: "2",
  product: null,
  quantity: 2,
};

test("a bar says that the browser is offline, until it is online again", async () => {
  const screen = await renderInApp(<OfflineBars />);
  const bar = screen.getByRole("status").getByText("Ei verkkoyhteyttä");
  await expect.element(bar).not.toBeInTheDocument();
  await goOffline();
  await expect.element(bar).toBeVisible();
  await expectNoAxeViolations();
  await goOnline();
  await expect.element(bar).not.toBeInTheDocument();
});

test("the bar counts the changes that wait, and lists them in their order", async () => {
  store.set(pendingMutationsAtom, [orderMutation]);
  await goOffline();
  const screen = await renderInApp(<OfflineBars />);
  await expect.element(screen.getByText("1 muutos odottaa lähetystä")).toBeVisible();
  store.set(pendingMutationsAtom, [orderMutation, cartMutation]);
  await expect.element(screen.getByText("2 muutosta odottaa lähetystä")).toBeVisible();
  await screen.getByRole("button", { name: "Näytä" }).click();
  const dialog = screen.getByRole("dialog", { name: "Odottaa lähetystä" });
  const items = dialog.getByRole("listitem");
  await expect.element(items.nth(0).getByText("HP-2026-00042")).toBeVisible();
  await expect.element(items.nth(1).getByText("Polttopuu, koivu")).toBeVisible();
  await expectNoAxeViolations();
  expect(dialog.getByRole("button", { name: "Lähetä nyt" }).elements()).toEqual([]);
  store.set(pendingMutationsAtom, []);
  await expect.element(dialog.getByText("Kaikki muutokset on lähetetty.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("online, the changes that wait can be sent at once", async () => {
  store.set(pendingMutationsAtom, [cartMutation]);
  const screen = await renderInApp(<OfflineBars />);
  await screen.getByRole("button", { name: "Näytä" }).click();
  await expect.element(screen.getByRole("button", { name: "Lähetä nyt" })).toBeVisible();
});

test("a new version is activated on request only", async () => {
  const activate = vi.fn();
  const screen = await renderInApp(<OfflineBars />);
  store.set(activateUpdateAtom, () => activate);
  await expect.element(screen.getByText("Uusi versio on saatavilla")).toBeVisible();
  await expectNoAxeViolations();
  expect(activate).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Päivitä" }).click();
  expect(activate).toHaveBeenCalledOnce();
});

/** An offer of the browser to install the app. */
function offerInstallation(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => ({ outcome }));
  const event: InstallPromptEvent = Object.assign(new Event("beforeinstallprompt"), { prompt });
  store.set(installPromptAtom, event);
  return prompt;
}

/** Makes the next visit the second one. */
const visitBefore = () => deviceStorage.write("device.visits", { count: 1, last: 0 });

test("a first visitor gets no offer to install the app", async () => {
  offerInstallation("accepted");
  const screen = await renderInApp(<OfflineBars />);
  await expect.element(screen.getByRole("status").first()).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Sovelluksen asennus" }).elements()).toEqual([]);
});

test("a returning visitor installs the app by a button", async () => {
  visitBefore();
  const prompt = offerInstallation("accepted");
  const screen = await renderInApp(<OfflineBars />);
  const offer = screen.getByRole("region", { name: "Sovelluksen asennus" });
  await expect.element(offer.getByText(/^Asenna Halkopiha laitteellesi/)).toBeVisible();
  await expectNoAxeViolations();
  await offer.getByRole("button", { name: "Asenna" }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(prompt).toHaveBeenCalledOnce();
});

test("who rejects the app is not asked again", async () => {
  visitBefore();
  offerInstallation("dismissed");
  const screen = await renderInApp(<OfflineBars />);
  const offer = screen.getByRole("region", { name: "Sovelluksen asennus" });
  await offer.getByRole("button", { name: "Ei kiitos" }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await screen.unmount();
  visitBefore();
  const again = await renderInApp(<OfflineBars />);
  await expect.element(again.getByRole("status").first()).toBeInTheDocument();
  expect(again.getByRole("region", { name: "Sovelluksen asennus" }).elements()).toEqual([]);
});

test("§2 logging out needs no confirmation when nothing waits", async () => {
  logInAs(samplePerson());
  const screen = await renderInApp(<LogOutButton />);
  await screen.getByRole("button", { name: "Kirjaudu ulos" }).click();
  await expect.poll(() => store.get(bannerAtom)?.text).toBe("Kiitos, uloskirjaus onnistui!");
});

test("logging out warns that a change of an order's state would be lost, and can be cancelled", async () => {
  logInAs(samplePerson());
  store.set(orderStepsAtom, [{ ...orderMutation, phase: "held" }]);
  const screen = await renderInApp(<LogOutButton />);
  await screen.getByRole("button", { name: "Kirjaudu ulos" }).click();
  const dialog = screen.getByRole("dialog", { name: "Kirjaudutaanko ulos?" });
  await expect.element(dialog.getByText(/^1 tilamuutos odottaa lähetystä/)).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole("button", { name: "Pysy kirjautuneena" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(store.get(bannerAtom)).toBeNull();
});
