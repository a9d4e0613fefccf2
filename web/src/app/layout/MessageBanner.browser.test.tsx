import { useLocation } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { expectNoHorizontalScroll } from "../../testing/layout.ts";
import { renderInApp, renderRoutes } from "../../testing/render-route.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./MessageBanner.test.module.css";
import { MessageBanner } from "./MessageBanner.tsx";

const text = "Tuote onnistuneesti lisätty ostoskoriin!";

afterEach(() => {
  vi.useRealTimers();
});

/** The banner starts and stops its timer in an effect, some time after it is painted. */
const expectTimers = (count: number) => expect.poll(() => vi.getTimerCount()).toBe(count);

/** Shows a message at a moment that the test moves on. */
async function showMessage() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const screen = await renderInApp(<MessageBanner />);
  store.set(showBannerAtom, "success", text);
  const message = screen.getByRole("status").getByText(text);
  await expect.element(message).toBeVisible();
  await expectTimers(1);
  return { screen, message };
}

test("§8 a message disappears after ten seconds", { tags: ["s2-chrome-13", "s8-29", "s9-57"] }, async () => {
  const { message } = await showMessage();
  expectNoHorizontalScroll();
  await vi.advanceTimersByTimeAsync(9_900);
  await expect.element(message).toBeVisible();
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(message).not.toBeInTheDocument();
});

test("§8 a message stays while the pointer is on it, and ten seconds more", async () => {
  const { message } = await showMessage();
  await userEvent.hover(message);
  await expectTimers(0);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(message).toBeVisible();
  await userEvent.unhover(message);
  await expectTimers(1);
  // Vitest has moved the timers on while it moved the pointer.
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(message).toBeVisible();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(message).not.toBeInTheDocument();
});

test("§8 a message stays while its button has the focus, and Enter closes it", async () => {
  const { screen, message } = await showMessage();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Sulje viesti" })).toHaveFocus();
  await expectTimers(0);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(message).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(message).not.toBeInTheDocument();
});

test("F8 moves the focus to what a message offers, and back when it is done", async () => {
  let undone = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const screen = await renderInApp(
    <>
      <Button>Poista</Button>
      <MessageBanner />
    </>,
  );
  const button = screen.getByRole("button", { name: "Poista" });
  await button.click();
  const onPress = () => {
    undone += 1;
  };
  store.set(showBannerAtom, "success", text, { label: "Kumoa", onPress });
  const action = screen.getByRole("status").getByRole("button", { name: "Kumoa" });
  await expect.element(action).toBeVisible();
  await userEvent.keyboard("{F8}");
  await expect.element(action).toHaveFocus();
  await expectTimers(0);
  await userEvent.keyboard("{Enter}");
  await expect.element(action).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(undone).toBe(1);
});

test("a message that follows the one whose action was pressed disappears too", async () => {
  const { screen } = await showMessage();
  const onPress = () => store.set(showBannerAtom, "success", "Tuote on palautettu ostoskoriin.");
  store.set(showBannerAtom, "success", text, { label: "Kumoa", onPress });
  await screen.getByRole("button", { name: "Kumoa" }).click();
  const following = screen.getByText("Tuote on palautettu ostoskoriin.");
  await expect.element(following).toBeVisible();
  await expectTimers(1);
  await vi.advanceTimersByTimeAsync(10_100);
  await expect.element(following).not.toBeInTheDocument();
});

test("a message can lead to a page, and is gone then", async () => {
  const screen = await renderRoutes(
    [
      { path: "/haku", element: <MessageBanner /> },
      { path: "/ostoskori", element: <MessageBanner /> },
    ],
    "/haku",
  );
  store.set(showBannerAtom, "success", text, { label: "Avaa ostoskori", to: "/ostoskori" });
  const link = screen.getByRole("link", { name: "Avaa ostoskori" });
  await expect.element(link).toBeVisible();
  await expectNoAxeViolations();
  await link.click();
  await expect.poll(() => screen.router.state.location.pathname).toBe("/ostoskori");
  await expect.element(link).not.toBeInTheDocument();
});

test("a message does not offer the page that is shown already", async () => {
  const screen = await renderRoutes(
    [
      { path: "/haku", element: <MessageBanner /> },
      { path: "/ostoskori", element: <MessageBanner /> },
    ],
    "/haku",
  );
  store.set(showBannerAtom, "success", text, { label: "Avaa ostoskori", to: "/ostoskori" });
  const link = screen.getByRole("link", { name: "Avaa ostoskori" });
  await expect.element(link).toBeVisible();
  await screen.router.navigate("/ostoskori");
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test("§8 a later message replaces the first and is shown for ten seconds", async () => {
  const { screen, message } = await showMessage();
  await vi.advanceTimersByTimeAsync(9_000);
  store.set(showBannerAtom, "success", "Tuote poistettu.");
  const later = screen.getByRole("status").getByText("Tuote poistettu.");
  await expect.element(later).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(9_900);
  await expect.element(later).toBeVisible();
});

/** The red, green and blue of the background behind a message. */
async function readColour(colour: "success" | "danger" | "warning", role: "status" | "alert") {
  const screen = await renderInApp(<MessageBanner />);
  store.set(showBannerAtom, colour, text);
  const message = screen.getByRole(role).getByText(text);
  await expect.element(message).toBeVisible();
  await expectNoAxeViolations();
  const banner = message.element().parentElement;
  const { backgroundColor } = getComputedStyle(banner ?? document.body);
  const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
  return { red, green, blue };
}

test("§2 the banner of a good message is green", { tags: ["s2-chrome-12", "s8-24", "s8-28"] }, async () => {
  const { red, green } = await readColour("success", "status");
  expect(green).toBeGreaterThan(red);
});

test("§2 the banner of a bad message is red, and it is announced at once", {
  tags: ["s2-chrome-12", "s8-24", "s8-28"],
}, async () => {
  const { red, green } = await readColour("danger", "alert");
  expect(red).toBeGreaterThan(green);
});

test("§2 the banner of a warning is yellow", { tags: ["s2-chrome-12", "s8-24", "s8-28"] }, async () => {
  const { red, green, blue } = await readColour("warning", "status");
  expect(Math.min(red, green)).toBeGreaterThan(blue);
});

test("a message is shown in the open dialog, because the rest of the page is inert", async () => {
  const screen = await renderInApp(
    <>
      <Dialog title="Ikkuna" onClose={() => undefined}>
        <Button>Tallenna</Button>
      </Dialog>
      <MessageBanner />
    </>,
  );
  store.set(showBannerAtom, "danger", "Virhe palvelimella!");
  const dialog = screen.getByRole("dialog", { name: "Ikkuna" });
  await expect.element(dialog.getByRole("alert").getByText("Virhe palvelimella!")).toBeVisible();
});

const error = "Käyttäjänimi on jo käytössä. Valitse toinen.";

/** The step of a page, which its hash names. */
const Step = () => <p>Vaihe {useLocation().hash}</p>;

/** Shows a message on a page, and leaves the step that it is about five seconds later. */
async function leaveStep(colour: "success" | "danger", message: string) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const screen = await renderInApp(
    <>
      <MessageBanner />
      <Step />
    </>,
  );
  store.set(showBannerAtom, colour, message);
  await expect.element(screen.getByText(message)).toBeVisible();
  // No timer hides a message under the pointer.
  await screen.getByText(message).hover();
  await expectTimers(0);
  const measure = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => measure() + 5000);
  await screen.router.navigate("/#vahvistus");
  await expect.element(screen.getByText("Vaihe #vahvistus")).toBeVisible();
  return screen;
}

test("an error goes with the step that it is about", async () => {
  const screen = await leaveStep("danger", error);
  await expect.element(screen.getByText(error)).not.toBeInTheDocument();
});

test("a confirmation stays when its step is left", async () => {
  const screen = await leaveStep("success", text);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test("an error that is shown with a navigation stays on the page that it leads to", async () => {
  const screen = await renderInApp(<MessageBanner />);
  // The navigation follows at once, however long the page takes to render.
  vi.spyOn(performance, "now").mockReturnValue(performance.now());
  store.set(showBannerAtom, "danger", error);
  await screen.router.navigate("/kirjaudu");
  await expect.element(screen.getByText(error)).toBeVisible();
});

test("a field at the lower edge that is typed into is scrolled above the message", async () => {
  const screen = await renderInApp(
    <>
      <p className={styles.tall}>Lomake</p>
      <label>
        Kuvaus <input />
      </label>
      <MessageBanner />
    </>,
  );
  const field = screen.getByLabelText("Kuvaus").element();
  if (field instanceof HTMLElement) field.focus();
  store.set(showBannerAtom, "danger", error);
  const message = screen.getByText(error);
  await expect.element(message).toBeVisible();
  await expect
    .poll(() => field.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(message.element().getBoundingClientRect().top);
});
