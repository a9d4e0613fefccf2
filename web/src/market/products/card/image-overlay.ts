import type { ImageSizes } from "@halkopiha/domain/schemas/images.ts";
import type { Location } from "react-router-dom";
import { parseHash } from "../../../lib/routing/history/use-overlay.ts";
import { toRecord } from "../../../lib/storage/parse-stored.ts";

/** Overlay name of the dialog with a product's image. */
export const imageOverlay = "kuva";

/** An image that is open, and the name of its product. */
export interface OpenImage {
  small: string;
  large: string;
  title: string;
}

/** The history state that opens an image: the page does not look the product up. */
export const toImageState = ({ small, large }: ImageSizes, title: string): { image: OpenImage } => ({
  image: { small, large, title },
});

/** The image in the history state of the page; null when none is open, or after a shared link. */
export function findOpenImage({ hash, state }: Location<unknown>): OpenImage | null {
  if (parseHash(hash) !== imageOverlay) return null;
  const { small, large, title } = toRecord(toRecord(state)["image"]);
  if (typeof small !== "string" || typeof large !== "string" || typeof title !== "string") return null;
  return { small, large, title };
}
