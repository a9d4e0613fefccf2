/** The formats in which phones store photos. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
type PhotoType = (typeof photoTypes)[number];

type Bytes = Uint8Array<ArrayBuffer>;

const toText = (text: string): Bytes => new TextEncoder().encode(text);

function concat(...parts: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function toLong(value: number, isLittleEndian: boolean): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, isLittleEndian);
  return bytes;
}

/** EXIF data with an orientation, from 1 to 8. */
function createExif(orientation: number): Bytes {
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return new Uint8Array([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...tag, 0, 0, 0, 0]);
}

function addToJpeg(jpeg: Bytes, exif: Bytes): Bytes {
  const segment = concat(toText("Exif\0\0"), exif);
  const length = segment.length + 2;
  const marker = new Uint8Array([0xff, 0xe1, length >> 8, length & 0xff]);
  return concat(jpeg.slice(0, 2), marker, segment, jpeg.slice(2));
}

/** The checksum of PNG. */
function crc32(bytes: Bytes): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function addToPng(png: Bytes, exif: Bytes): Bytes {
  const afterHeader = 8 + 25;
  const named = concat(toText("eXIf"), exif);
  const chunk = concat(toLong(exif.length, false), named, toLong(crc32(named), false));
  return concat(png.slice(0, afterHeader), chunk, png.slice(afterHeader));
}

/** The file begins with `RIFF`, its length and `WEBP`; EXIF needs the header of the extended format before the picture. */
function addToWebp(webp: Bytes, exif: Bytes, [width, height]: readonly [number, number]): Bytes {
  const header = new Uint8Array(10);
  const view = new DataView(header.buffer);
  const hasExif = 0x08;
  view.setUint8(0, hasExif);
  view.setUint16(4, width - 1, true);
  view.setUint16(7, height - 1, true);
  const picture = webp.slice(12);
  const isExtended = picture[3] === "X".charCodeAt(0);
  if (isExtended) picture[8] = (picture[8] ?? 0) | hasExif;
  const extended = isExtended
    ? picture
    : concat(toText("VP8X"), toLong(header.length, true), header, picture);
  const chunks = concat(toText("WEBP"), extended, toText("EXIF"), toLong(exif.length, true), exif);
  return concat(toText("RIFF"), toLong(chunks.length, true), chunks);
}

/** A photo with the orientation of the camera in its metadata: 6 when it was turned to the right. */
export async function addOrientation(photo: File, orientation: number): Promise<File> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const exif = createExif(orientation);
  const { width, height } = await createImageBitmap(photo);
  const add: Readonly<Record<PhotoType, () => Bytes>> = {
    "image/jpeg": () => addToJpeg(bytes, exif),
    "image/png": () => addToPng(bytes, exif),
    "image/webp": () => addToWebp(bytes, exif, [width, height]),
  };
  const type = photoTypes.find((one) => one === photo.type) ?? "image/jpeg";
  return new File([add[type]()], photo.name, { type });
}
