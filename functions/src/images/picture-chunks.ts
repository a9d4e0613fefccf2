import { findOrientation } from "@halkopiha/domain/schemas/exif-orientation.ts";

/** The eight bytes with which a PNG begins. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length, type and checksum around the data of a chunk. */
const frame = 12;

/**
 * The chunks that a picture consists of. All others are left out before it is decoded: texts and colour profiles are compressed, and some kilobytes
 * of them fill the memory.
 */
const pictureTypes = new Set(["IHDR", "PLTE", "tRNS", "sRGB", "gAMA", "cHRM", "IDAT", "IEND"]);

/** What a PNG shows. */
export interface Picture {
  /** A PNG with the chunks of the picture only, up to its end. */
  png: Buffer;
  /** How it is turned to be seen, as in EXIF: 1 to 8, where 1 is as stored. */
  orientation: number;
}

/** Takes the picture out of a PNG; null when the bytes are not a PNG. */
export function readPicture(png: Uint8Array): Picture | null {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (!signature.equals(bytes.subarray(0, signature.length))) return null;
  const kept: Buffer[] = [signature];
  let orientation = 1;
  for (let at = signature.length; at + frame <= bytes.length; ) {
    const end = at + frame + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (pictureTypes.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "eXIf") orientation = findOrientation(bytes.subarray(at + 8, end - 4))?.orientation ?? 1;
    if (type === "IEND") return { png: Buffer.concat(kept), orientation };
    at = end;
  }
  return null;
}
