import type {} from "@vitest/browser-playwright";
import { cdp, page } from "vitest/browser";

/** Viewports of a phone in portrait orientation and of a desktop, as in the end-to-end tests. */
export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;

/** Sends nothing if the page has the size: this is called after each test, and the browser takes some milliseconds. */
export async function setSize(size: keyof typeof sizes): Promise<void> {
  const { width, height } = sizes[size];
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

/** Emulates the user's preferred colour scheme. */
export async function setColorScheme(value: "light" | "dark"): Promise<void> {
  if (matchMedia(`screen and (prefers-color-scheme: ${value})`).matches) return;
  const features = [
    { name: "prefers-color-scheme", value },
    { name: "prefers-reduced-motion", value: "reduce" },
  ];
  await cdp().send("Emulation.setEmulatedMedia", { media: "screen", features });
}

/** Gives the device a touch screen instead of a mouse, or the mouse again. */
export async function setTouchScreen(enabled: boolean): Promise<void> {
  await cdp().send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: 1 });
}

/** Moves the pointer to the corner of the page, so that it is on nothing that is rendered next. */
export async function movePointerAway(): Promise<void> {
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 0, y: 0 });
}

/** Shows the page as it is printed, until the colour scheme is set after the test. */
export async function setPrintMedia(): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
}
