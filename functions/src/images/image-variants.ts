import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { keepPictureChunks } from "./picture-chunks.ts";

/** An image in its displayed sizes. */
export interface ImageVariants {
  small: Buffer;
  large: Buffer;
  original: Buffer;
}

const maxEdge = 4096;
const quality = 80;

/**
 * Re-encodes an uploaded PNG without its metadata: WebP 320 and 960 px wide, and the PNG itself.
 * @throws AppError `notPng` when its bytes are not a PNG, `tooLarge` above 4096 px
 */
export async function createImageVariants(upload: Uint8Array): Promise<ImageVariants> {
  const picture = keepPictureChunks(upload);
  if (!picture) throw new AppError("notPng");
  // Loaded on first use to keep cold starts short.
  const { default: sharp } = await import("sharp");
  const image = sharp(picture, { limitInputPixels: maxEdge ** 2, failOn: "error" });
  const unreadable = () => new AppError("notPng");
  const { width, height } = await image.metadata().catch(() => {
    throw unreadable();
  });
  if (Math.max(width, height) > maxEdge) throw new AppError("tooLarge");
  const resized = (edge: number) =>
    image.clone().resize(edge, null, { withoutEnlargement: true }).webp({ quality });
  try {
    const [small, large, original] = await Promise.all([
      resized(320).toBuffer(),
      resized(960).toBuffer(),
      image.clone().png().toBuffer(),
    ]);
    return { small, large, original };
  } catch {
    throw unreadable();
  }
}
