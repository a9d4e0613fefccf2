import { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";

/** Bytes of the largest file that is opened: a phone's photo is a third of it. */
const largestFile = 15 * 1024 * 1024;

/** Pixels; the market shows no picture larger, and one bar of signal carries no more. */
const largestSide = 960;

/** Percent of the picture's width. §2 */
const initialWidth = 40;

/** Why a file cannot be a product's picture, fit to show. */
export class PictureFault extends Error {}

/**
 * Opens a picture that someone chose; the browser turns it the way that the camera was held.
 * @throws PictureFault when it is too large, or no picture
 */
export async function openPicture(file: File): Promise<HTMLImageElement> {
  if (file.size > largestFile)
    throw new PictureFault("Kuva on liian suuri: sen koko saa olla enintään 15 Mt.");
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch {
    URL.revokeObjectURL(picture.src);
    throw new PictureFault("Tiedostoa ei voitu lukea kuvana. Valitse JPEG-, PNG- tai WebP-kuva.");
  }
}

/** A square in the middle. */
export function initialCrop(width: number, height: number): PercentCrop {
  return centerCrop(makeAspectCrop({ unit: "%", width: initialWidth }, 1, width, height), width, height);
}

/** The chosen square as a PNG of its own: nothing of the file but what is seen. */
export async function cropPicture(picture: HTMLImageElement, crop: PercentCrop): Promise<File> {
  const { naturalWidth, naturalHeight } = picture;
  const width = (crop.width / 100) * naturalWidth;
  const height = (crop.height / 100) * naturalHeight;
  const side = Math.max(1, Math.min(largestSide, Math.round(width)));
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new PictureFault("Laite ei pystynyt rajaamaan kuvaa.");
  context.imageSmoothingQuality = "high";
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight];
  context.drawImage(picture, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new PictureFault("Laite ei pystynyt rajaamaan kuvaa.");
  return new File([blob], `cover-${Date.now()}.png`, { type: "image/png" });
}
