import * as z from "zod/mini";

/** URLs of an uploaded image: WebP 320 and 960 px wide and the PNG original. */
export const ImageSizes = z.object({ small: z.string(), large: z.string(), original: z.string() });
export type ImageSizes = z.infer<typeof ImageSizes>;
