import { atom } from "jotai/vanilla";
import type { BannerAction, BannerColour } from "../../ui/feedback/Banner.tsx";

export interface BannerMessage {
  text: string;
  colour: BannerColour;
  action?: BannerAction | undefined;
}

/** Milliseconds that a message is shown. §8 */
export const bannerDuration = 10_000;

/** A new object for every message, so that repeating the same text counts as a new message. */
export const bannerAtom = atom<BannerMessage | null>(null);

export const showBannerAtom = atom(
  null,
  (_get, set, colour: BannerColour, text: string, action?: BannerAction) => {
    set(bannerAtom, { text, colour, action });
  },
);

export const hideBannerAtom = atom(null, (_get, set) => set(bannerAtom, null));
