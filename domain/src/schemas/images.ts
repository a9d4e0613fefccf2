import * as z from "zod/mini";

/** URLs of an uploaded image: WebP 320 and 960 px wide and the PNG original. */
export const ImageSizes = z.object({ small: z.string(), large: z.string(), original: z.string() });
export type ImageSizes = z.infer<typeof ImageSizes>;

/** The URLs of every image of a product or an advertisement: of each field that is an image or a list of images. */
export function listImages(entity: object): string[] {
  const values: unknown[] = Object.values(entity);
  return values.flat().flatMap((value) => {
    const images = ImageSizes.safeParse(value);
    return images.success ? Object.values(images.data) : [];
  });
}
