import { expect } from "vitest";
import { bannerAtom } from "../lib/notifications/banner-atoms.ts";
import { store } from "../lib/storage/store.ts";
import type { BannerColour } from "../ui/feedback/Banner.tsx";

/** Waits until the banner of the page says this; the page's shell, which shows it, is not rendered. */
export async function expectBanner(colour: BannerColour, text: string): Promise<void> {
  await expect.poll(() => store.get(bannerAtom)).toMatchObject({ colour, text });
}

/** Waits until the banner offers this action, and presses its button. */
export async function pressBannerAction(label: string): Promise<void> {
  await expect.poll(() => store.get(bannerAtom)?.action?.label).toBe(label);
  const action = store.get(bannerAtom)?.action;
  if (action && "onPress" in action) action.onPress();
}
