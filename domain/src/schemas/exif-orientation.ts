/** The tag of the orientation, and its type, a number of two bytes. */
const [orientationTag, short] = [0x0112, 3];
/** Bytes of the header, of the number of entries of a directory, and of an entry. */
const [headerSize, countSize, entrySize] = [8, 2, 12];
const maxOrientation = 8;

/** Where EXIF data says how a picture is turned to be seen. */
export interface StoredOrientation {
  /** From 1 to 8; 1 is as stored. */
  orientation: number;
  /** The position of the number, of two bytes, in the data. */
  at: number;
  isLittleEndian: boolean;
}

/** Whether numbers are written with the low byte first, as the first bytes of EXIF data say; null when the data is something else. */
function readByteOrder(exif: DataView): boolean | null {
  if (exif.byteLength < headerSize) return null;
  const order = exif.getUint32(0);
  if (order === 0x49492a00) return true;
  return order === 0x4d4d002a ? false : null;
}

/** Finds the orientation in EXIF data; null when there is none that can be read. */
export function findOrientation(data: Uint8Array): StoredOrientation | null {
  const exif = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const isLittleEndian = readByteOrder(exif);
  if (isLittleEndian === null) return null;
  const directory = exif.getUint32(4, isLittleEndian);
  if (directory + countSize > exif.byteLength) return null;
  const end = directory + countSize + exif.getUint16(directory, isLittleEndian) * entrySize;
  for (let at = directory + countSize; at + entrySize <= Math.min(end, exif.byteLength); at += entrySize) {
    const isOrientation =
      exif.getUint16(at, isLittleEndian) === orientationTag &&
      exif.getUint16(at + 2, isLittleEndian) === short;
    const orientation = exif.getUint16(at + 8, isLittleEndian);
    if (isOrientation && orientation >= 1 && orientation <= maxOrientation)
      return { orientation, at: at + 8, isLittleEndian };
  }
  return null;
}
