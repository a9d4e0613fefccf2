import { findOrientation } from "@halkopiha/domain/schemas/exif-orientation.ts";

// Every browser turns a JPEG as its EXIF orientation says; not every one does so with a PNG or a WebP.

type Bytes = Uint8Array<ArrayBuffer>;

/** A part of a file, without its name and length; for a PNG also what is around it. */
interface Chunk {
  data: Bytes;
  start: number;
  end: number;
}

const readName = (bytes: Bytes, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The EXIF chunk of a PNG: each chunk has its length, its name, its data and a checksum. */
function findPngExif(bytes: Bytes): Chunk | null {
  const view = new DataView(bytes.buffer);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (readName(bytes, at + 4) === "eXIf") return { data: bytes.subarray(at + 8, end - 4), start: at, end };
    at = end;
  }
  return null;
}

/** The EXIF chunk of a WebP: each chunk has its name, its length and its data, of an even length. Some begin as in a JPEG. */
function findWebpExif(bytes: Bytes): Chunk | null {
  const view = new DataView(bytes.buffer);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (readName(bytes, at) === "EXIF") {
      const start = readName(bytes, at + 8) === "Exif" ? at + 14 : at + 8;
      return { data: bytes.subarray(start, end), start, end };
    }
    at = end + (length % 2);
  }
  return null;
}

/** The orientation of a PNG or a WebP, and the same file without it, so that no browser applies it; null when it is upright. */
function takeOrientation(bytes: Bytes): { orientation: number; parts: Bytes[] } | null {
  const isPng = readName(bytes, 0) === "\x89PNG";
  const isWebp = readName(bytes, 0) === "RIFF" && readName(bytes, 8) === "WEBP";
  const chunk = isPng ? findPngExif(bytes) : isWebp ? findWebpExif(bytes) : null;
  const stored = chunk && findOrientation(chunk.data);
  if (!stored || stored.orientation === 1) return null;
  const { orientation, at, isLittleEndian } = stored;
  // The checksum of a PNG's chunk would no longer be right.
  if (isPng) return { orientation, parts: [bytes.subarray(0, chunk.start), bytes.subarray(chunk.end)] };
  new DataView(bytes.buffer).setUint16(chunk.start + at, 1, isLittleEndian);
  return { orientation, parts: [bytes] };
}

/** The axes of the stored picture on the screen, for each orientation: `a b c d` of a transformation. */
const axes: Readonly<Record<number, readonly [number, number, number, number]>> = {
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
};

/** Draws a picture as its orientation says. */
async function drawTurned(picture: ImageBitmap, orientation: number): Promise<Blob> {
  const { width, height } = picture;
  const [a, b, c, d] = axes[orientation] ?? [1, 0, 0, 1];
  const isOnItsSide = a === 0;
  const canvas = document.createElement("canvas");
  canvas.width = isOnItsSide ? height : width;
  canvas.height = isOnItsSide ? width : height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The device cannot draw.");
  const toOrigin = (x: number, y: number, size: number) => (x + y < 0 ? size : 0);
  context.setTransform(a, b, c, d, toOrigin(a, c, canvas.width), toOrigin(b, d, canvas.height));
  context.drawImage(picture, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The device cannot draw.");
  return blob;
}

/** An image file that every browser shows as its orientation says; the same file when it cannot be read. */
export async function turnUpright(file: File): Promise<Blob> {
  const taken = takeOrientation(new Uint8Array(await file.arrayBuffer()));
  if (!taken) return file;
  try {
    const picture = await createImageBitmap(new Blob(taken.parts, { type: file.type }));
    return await drawTurned(picture, taken.orientation);
  } catch {
    return file;
  }
}
