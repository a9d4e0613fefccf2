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
 * Opens an uploaded PNG, turned as its orientation says and without its metadata.
 * @throws AppError `notPng` when its bytes are not a PNG, `tooLarge` above 4096 px
 */
async function openUpload(upload: Uint8Array): Promise<Sharp> {
  const picture = readPicture(upload);
  if (!picture) throw new AppError("notPng");
  // Loaded on first use to keep cold starts short.
  const { default: sharp } = await import("sharp");
  const stored = sharp(picture.png, { limitInputPixels: maxEdge ** 2, failOn: "error" });
  const { width, height } = await stored.metadata().catch(() => {
    throw new AppError("notPng");
  });
  if (Math.max(width, height) > maxEdge) throw new AppError("tooLarge");
  return turn(stored, picture.orientation);
}

/** @throws AppError `notPng` when a picture cannot be decoded */
async function decode<T>(encode: Promise<T>): Promise<T> {
  return encode.catch(() => {
    throw new AppError("notPng");
  });
}

/**
 * Re-encodes an uploaded PNG without its metadata: WebP 320 and 960 px wide, and the PNG itself.
 * @throws AppError `notPng` when its bytes are not a PNG, `tooLarge` above 4096 px
 */
export async function createImageVariants(upload: Uint8Array): Promise<ImageVariants> {
  const image = await openUpload(upload);
  const resized = (edge: number) =>
    image.clone().resize(edge, null, { withoutEnlargement: true }).webp({ quality });
  const [small, large, original] = await decode(
    Promise.all([resized(320).toBuffer(), resized(960).toBuffer(), image.clone().png().toBuffer()]),
  );
  return { small, large, original };
}

/** The sizes in which a photo is tried, until it fits into a document. */
const photoSizes = [
  { edge: 1280, quality },
  { edge: 960, quality: 60 },
  { edge: 640, quality: 40 },
] as const;

/**
 * Re-encodes an uploaded PNG without its metadata as one WebP of at most so many bytes.
 * @throws AppError `notPng`, `tooLarge`
 */
export async function createPhoto(upload: Uint8Array, maxBytes: number): Promise<Buffer> {
  const image = await openUpload(upload);
  for (const { edge, quality } of photoSizes) {
    const resized = image.clone().resize(edge, edge, { fit: "inside", withoutEnlargement: true });
    const photo = await decode(resized.webp({ quality }).toBuffer());
    if (photo.length <= maxBytes) return photo;
  }
  throw new AppError("tooLarge");
}
