import type { Area } from "react-easy-crop";
import { turnUpright } from "./turn-upright.ts";

/** Maximum file size in bytes; a phone's photo is about a third of it. */
const maxFileSize = 15 * 1024 * 1024;

/** Maximum width of the uploaded image in pixels; no image is shown wider, and a larger one is slow to upload on a weak connection. */
const maxWidth = 960;

/** The shape of a crop area. */
export interface CropShape {
  /** Width divided by height. */
  aspect: number;
}

/** Error with a message for the user: why a file cannot be uploaded as an image. */
export class ImageError extends Error {}

/**
 * Loads an image file, turned as its orientation says.
 * @throws ImageError when it is too large, or not an image
 */
export async function loadImage(file: File): Promise<HTMLImageElement> {
  if (file.size > maxFileSize) throw new ImageError("Kuva on liian suuri: sen koko saa olla enintään 15 Mt.");
  const image = new Image();
  image.src = URL.createObjectURL(await turnUpright(file));
  try {
    await image.decode();
    return image;
  } catch {
    URL.revokeObjectURL(image.src);
    throw new ImageError("Tiedostoa ei voitu lukea kuvana. Valitse JPEG-, PNG- tai WebP-kuva.");
  }
}

/** The initial crop area in pixels of the image: the largest of its shape, in the centre. */
export function initialArea({ naturalWidth, naturalHeight }: HTMLImageElement, { aspect }: CropShape): Area {
  const width = Math.min(naturalWidth, naturalHeight * aspect);
  const height = width / aspect;
  return { x: (naturalWidth - width) / 2, y: (naturalHeight - height) / 2, width, height };
}

/**
 * Renders the crop area as a new PNG without the file's metadata. `area` is in pixels of the image.
 * @throws ImageError when the device cannot render it
 */
export async function cropImage(image: HTMLImageElement, area: Area, { aspect }: CropShape): Promise<File> {
  const { x, y, width, height } = area;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.min(maxWidth, Math.round(width)));
  canvas.height = Math.max(1, Math.round(canvas.width / aspect));
  const context = canvas.getContext("2d");
  if (!context) throw new ImageError("Laite ei pystynyt rajaamaan kuvaa.");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new ImageError("Laite ei pystynyt rajaamaan kuvaa.");
  return new File([blob], `cover-${Date.now()}.png`, { type: "image/png" });
}
