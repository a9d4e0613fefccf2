import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Sharp } from "sharp";
import { readPicture } from "./picture-chunks.ts";

/** An image in its displayed sizes. */
export interface ImageVariants {
  small: Buffer;
  large: Buffer;
  original: Buffer;
}

const maxEdge = 4096;
const quality = 80;

/** The mirroring, and the degrees clockwise after it, by which EXIF's orientations are turned upright. */
const turns: Readonly<Record<number, readonly [degrees: number, mirror?: "flip" | "flop"]>> = {
  2: [0, "flop"],
  3: [180],
  4: [0, "flip"],
  5: [90, "flip"],
  6: [90],
  7: [90, "flop"],
  8: [270],
};

function turn(image: Sharp, orientation: number): Sharp {
  const [degrees, mirror] = turns[orientation] ?? [0];
  const rotated = image.rotate(degrees);
  return mirror ? rotated[mirror]() : rotated;
}

/**
 * Re-encodes an uploaded PNG without its metadata: WebP 320 and 960 px wide, and the PNG itself.
 * @throws AppError `notPng` when its bytes are not a PNG, `tooLarge` above 4096 px
 */
export async function createImageVariants(upload: Uint8Array): Promise<ImageVariants> {
  const picture = readPicture(upload);
  if (!picture) throw new AppError("notPng");
  // Loaded on first use to keep cold starts short.
  const { default: sharp } = await import("sharp");
  const stored = sharp(picture.png, { limitInputPixels: maxEdge ** 2, failOn: "error" });
  const unreadable = () => new AppError("notPng");
  const { width, height } = await stored.metadata().catch(() => {
    throw unreadable();
  });
  if (Math.max(width, height) > maxEdge) throw new AppError("tooLarge");
  const image = turn(stored, picture.orientation);
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
