import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { goOffline, goOnline } from "../../testing/calls/connection.ts";
import { renderInApp } from "../../testing/render-route.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { lazyDialog } from "./lazy-dialog.tsx";
import { lazyPart } from "./lazy-part.tsx";

function Calculator({ wood }: { wood: string }) {
  return <p>Laskuri: {wood}</p>;
}

function MapDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Kartta" onClose={onClose}>
      <p>Suomi</p>
    </Dialog>
  );
}

/** Fails to load while offline, as a module that is not cached. */
async function load<T>(component: T): Promise<T> {
  if (!navigator.onLine) throw new TypeError("Failed to fetch dynamically imported module");
  return component;
}

const renderBesideResults = (part: React.ReactNode) =>
  renderInApp(
    <>
      <h1>Hakutulokset</h1>
      <Suspense fallback={null}>{part}</Suspense>
    </>,
  );

test("a part that cannot be loaded says so in its place, and comes when the browser is online again", async () => {
  const Part = lazyPart(() => load(Calculator));
  await goOffline();
  const screen = await renderBesideResults(<Part wood="koivu" />);
  await expect.element(screen.getByText("Vaatii verkkoyhteyden")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Hakutulokset" })).toBeVisible();
  await goOnline();
  await expect.element(screen.getByText("Laskuri: koivu")).toBeVisible();
});

test("a part that still cannot be loaded when the browser is online again is loaded a moment later", async () => {
  const loads = vi.fn(async () => Calculator);
  const failure = new TypeError("Failed to fetch dynamically imported module");
  // Offline, and once more before the connection works.
  loads.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const Part = lazyPart(loads);
  await goOffline();
  const screen = await renderBesideResults(<Part wood="koivu" />);
  await expect.element(screen.getByText("Vaatii verkkoyhteyden")).toBeVisible();
  await goOnline();
  await expect.element(screen.getByText("Tätä kohtaa ei saatu ladattua.")).toBeVisible();
  await expect.element(screen.getByText("Laskuri: koivu")).toBeVisible();
});

test("a part whose module is missing is loaded again when asked", async () => {
  const loads = vi.fn(async () => Calculator).mockRejectedValueOnce(new TypeError("404"));
  const Part = lazyPart(loads);
  const screen = await renderBesideResults(<Part wood="koivu" />);
  await expect.element(screen.getByText("Tätä kohtaa ei saatu ladattua.")).toBeVisible();
  await screen.getByRole("button", { name: "Yritä uudelleen" }).click();
  await expect.element(screen.getByText("Laskuri: koivu")).toBeVisible();
});

test("a dialog that cannot be loaded says so in a dialog that can be closed", async () => {
  const LazyMap = lazyDialog("Kartta", () => load(MapDialog));
  const close = vi.fn();
  await goOffline();
  const screen = await renderBesideResults(<LazyMap onClose={close} />);
  const dialog = screen.getByRole("dialog", { name: "Kartta" });
  await expect.element(dialog.getByText("Vaatii verkkoyhteyden")).toBeVisible();
  await dialog.getByRole("button", { name: "Sulje" }).click();
  expect(close).toHaveBeenCalledOnce();
  await goOnline();
  await expect.element(dialog.getByText("Suomi")).toBeVisible();
});
