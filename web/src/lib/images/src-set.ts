import type { ImageSizes } from "@halkopiha/domain/schemas/images.ts";

/** The stored widths of an image, for the browser to choose from. */
export const toSrcSet = ({ small, large }: Pick<ImageSizes, "small" | "large">): string =>
  `${small} 320w, ${large} 960w`;
