import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { createImageVariants } from "./image-variants.ts";
import { readPicture } from "./picture-chunks.ts";

let png: Buffer;
beforeAll(async () => {
  const create = { width: 4, height: 3, channels: 3, background: "red" } as const;
  png = await sharp({ create }).png().toBuffer();
});

function createChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** The end of the signature and of IHDR, which comes first. */
const afterHeader = 8 + 25;

/** The PNG with further chunks after its header. */
const withChunks = (...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);

/** A compressed text of eight megabytes, in eight kilobytes. */
const bomb = (type: string) =>
  createChunk(type, Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(8_000_000, "a"))]));

test.each(["zTXt", "iTXt", "iCCP", "tEXt", "eXIf", "caBX"])(
  "what is in a chunk %s is not decoded",
  async (type) => {
    const bombs = withChunks(...Array.from({ length: 20 }, () => bomb(type)));
    const kept = readPicture(bombs)?.png;
    expect(kept?.includes(type)).toBe(false);
    expect(kept?.length).toBeLessThan(png.length + 100);
    const { original } = await createImageVariants(bombs);
    expect(await sharp(original).metadata()).toMatchObject({ width: 4, height: 3 });
  },
);

test("the picture stays as it is", async () => {
  const kept = readPicture(withChunks(bomb("zTXt")))?.png ?? Buffer.alloc(0);
  expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});

test.each([
  ["nothing", () => Buffer.alloc(0)],
  ["another format", () => Buffer.from("GIF89a".padEnd(100, " "))],
  ["a PNG without its end", () => png.subarray(0, png.length - 12)],
  [
    "a chunk longer than the file",
    () => Buffer.concat([png.subarray(0, 8), Buffer.from("ffffffff49444154", "hex")]),
  ],
  ["a signature alone", () => png.subarray(0, 8)],
])("%s is no PNG", (_what, create) => {
  expect(readPicture(create())).toBeNull();
});

test("what follows the end is left out", () => {
  expect(readPicture(Buffer.concat([png, Buffer.alloc(1000)]))?.png.length).toBeLessThanOrEqual(png.length);
});

/** EXIF data with an orientation, after a tag that says nothing about it. */
function createExif(orientation: number, order: "II" | "MM"): Buffer {
  const exif = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  const short = (at: number, value: number) =>
    order === "II" ? exif.writeUInt16LE(value, at) : exif.writeUInt16BE(value, at);
  const long = (at: number, value: number) =>
    order === "II" ? exif.writeUInt32LE(value, at) : exif.writeUInt32BE(value, at);
  exif.write(order, 0, "latin1");
  short(2, 42);
  long(4, 8);
  short(8, 2);
  [0x0100, 0x0112].forEach((tag, index) => {
    const at = 10 + index * 12;
    short(at, tag);
    short(at + 2, 3);
    long(at + 4, 1);
    short(at + 8, orientation);
  });
  return exif;
}

/** A PNG of one letter for each pixel, and the letters of a PNG again. */
const draw = (rows: readonly string[]) =>
  sharp(Buffer.from(rows.join("")), {
    raw: { width: rows[0]?.length ?? 0, height: rows.length, channels: 1 },
  })
    .png()
    .toBuffer();
async function readRows(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) =>
    data.toString("latin1", row * info.width, (row + 1) * info.width),
  );
}

const turned: readonly (readonly [orientation: number, rows: readonly string[]])[] = [
  [1, ["ab", "cd", "ef"]],
  [2, ["ba", "dc", "fe"]],
  [3, ["fe", "dc", "ba"]],
  [4, ["ef", "cd", "ab"]],
  [5, ["ace", "bdf"]],
  [6, ["eca", "fdb"]],
  [7, ["fdb", "eca"]],
  [8, ["bdf", "ace"]],
  [0, ["ab", "cd", "ef"]],
  [9, ["ab", "cd", "ef"]],
];

for (const order of ["II", "MM"] as const) {
  test.each(turned)(
    `a PNG with the orientation %i in EXIF of the order ${order} is turned`,
    async (orientation, rows) => {
      const plain = await draw(["ab", "cd", "ef"]);
      const exif = createChunk("eXIf", createExif(orientation, order));
      const upload = Buffer.concat([plain.subarray(0, afterHeader), exif, plain.subarray(afterHeader)]);
      const { original, large } = await createImageVariants(upload);
      expect(await readRows(original)).toEqual(rows);
      const { width, height } = await sharp(large).metadata();
      expect([width, height]).toEqual([rows[0]?.length, rows.length]);
    },
  );
}

test.each([
  ["nothing", Buffer.alloc(0)],
  ["no order", Buffer.alloc(40, "x")],
  ["a directory outside of it", Buffer.from("II*\0\xff\xff\xff\xff", "latin1")],
  ["a directory that ends early", createExif(6, "II").subarray(0, 15)],
])("EXIF data with %s turns nothing", async (_what, exif) => {
  const { original } = await createImageVariants(withChunks(createChunk("eXIf", exif)));
  expect(await sharp(original).metadata()).toMatchObject({ width: 4, height: 3 });
});
