// The polynomials are bit-reversed, because the checksums process the lowest bit first.
const crc32 = createCrcTable(0xedb88320);
const crc32c = createCrcTable(0x82f63b78);

function createCrcTable(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit++) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
    }
    return remainder;
  });
}

/** A cyclic redundancy check, as four bytes with the lowest first. */
export function checksum(kind: "crc32" | "crc32c", bytes: Uint8Array): Uint8Array {
  const table = kind === "crc32" ? crc32 : crc32c;
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (table[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
  const result = Buffer.alloc(4);
  result.writeUInt32LE((remainder ^ 0xffffffff) >>> 0);
  return result;
}
