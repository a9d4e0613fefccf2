/** The tag of the orientation, and its type, a number of two bytes. */
const [orientationTag, short] = [0x0112, 3];
/** Bytes of an entry of a directory, and of the number of entries before them. */
const [entrySize, countSize] = [12, 2];
const maxOrientation = 8;

/** The two ways in which EXIF writes numbers. */
function createReader(exif: Buffer) {
  const order = exif.toString("latin1", 0, 4);
  if (order === "II*\0")
    return {
      readShort: (at: number) => exif.readUInt16LE(at),
      readLong: (at: number) => exif.readUInt32LE(at),
    };
  if (order === "MM\0*")
    return {
      readShort: (at: number) => exif.readUInt16BE(at),
      readLong: (at: number) => exif.readUInt32BE(at),
    };
  return null;
}

/** The orientation in EXIF data, from 1 to 8; 1, which changes nothing, when there is none that can be read. */
export function readExifOrientation(exif: Buffer): number {
  const reader = exif.length < 8 ? null : createReader(exif);
  if (!reader) return 1;
  const directory = reader.readLong(4);
  if (directory + countSize > exif.length) return 1;
  const end = directory + countSize + reader.readShort(directory) * entrySize;
  for (let at = directory + countSize; at + entrySize <= Math.min(end, exif.length); at += entrySize) {
    if (reader.readShort(at) !== orientationTag || reader.readShort(at + 2) !== short) continue;
    const orientation = reader.readShort(at + 8);
    return orientation >= 1 && orientation <= maxOrientation ? orientation : 1;
  }
  return 1;
}
