import type { Area } from "react-easy-crop";

/** Bytes of the largest file that is opened: a phone's photo is a third of it. */
const maxFileSize = 15 * 1024 * 1024;

/** Pixels; the market shows no picture larger, and one bar of signal carries no more. */
const maxSide = 960;

/** Of the picture's width. §2 */
const initialShare = 0.4;

/** Why a file cannot be a product's picture, fit to show. */
export class ImageError extends Error {}

/**
 * Opens a picture that someone chose; the browser turns it the way that the camera was held.
 * @throws PictureFault when it is too large, or no picture
 */
export async function loadImage(file: File): Promise<HTMLImageElement> {
  if (file.size > maxFileSize) throw new ImageError("Kuva on liian suuri: sen koko saa olla enintään 15 Mt.");
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    URL.revokeObjectURL(image.src);
    throw new ImageError("Tiedostoa ei voitu lukea kuvana. Valitse JPEG-, PNG- tai WebP-kuva.");
  }
}

/** A square in the middle, in pixels of the picture. */
export function initialArea({ naturalWidth, naturalHeight }: HTMLImageElement): Area {
  const side = Math.min(naturalWidth * initialShare, naturalHeight);
  return { x: (naturalWidth - side) / 2, y: (naturalHeight - side) / 2, width: side, height: side };
}

/**
 * The chosen square as a PNG of its own: nothing of the file but what is seen. `area` is in pixels of the picture.
 * @throws PictureFault when the device cannot draw it
 */
export async function cropImage(image: HTMLImageElement, area: Area): Promise<File> {
  const { x, y, width, height } = area;
  const side = Math.max(1, Math.min(maxSide, Math.round(width)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new ImageError("Laite ei pystynyt rajaamaan kuvaa.");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new ImageError("Laite ei pystynyt rajaamaan kuvaa.");
  return new File([blob], `cover-${Date.now()}.png`, { type: "image/png" });
}
