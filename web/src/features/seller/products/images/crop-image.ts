import type { Area } from "react-easy-crop";

/** Maximum file size in bytes; a phone's photo is about a third of it. */
const maxFileSize = 15 * 1024 * 1024;

/** Maximum edge of the uploaded image in pixels; no image is shown larger, and a larger one is slow to upload on a weak connection. */
const maxSide = 960;

/** Initial crop width as a share of the image's width. §2 */
const initialShare = 0.4;

/** Error with a message for the user: why a file cannot be a product's image. */
export class ImageError extends Error {}

/**
 * Loads an image file; the browser applies its orientation.
 * @throws ImageError when it is too large, or not an image
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

/** The initial crop area, a centred square, in pixels of the image. */
export function initialArea({ naturalWidth, naturalHeight }: HTMLImageElement): Area {
  const side = Math.min(naturalWidth * initialShare, naturalHeight);
  return { x: (naturalWidth - side) / 2, y: (naturalHeight - side) / 2, width: side, height: side };
}

/**
 * Renders the crop area as a new PNG without the file's metadata. `area` is in pixels of the image.
 * @throws ImageError when the device cannot render it
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
