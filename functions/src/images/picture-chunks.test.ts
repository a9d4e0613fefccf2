import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { createImageVariants } from "./image-variants.ts";
import { keepPictureChunks } from "./picture-chunks.ts";

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
    const kept = keepPictureChunks(bombs);
    expect(kept?.includes(type)).toBe(false);
    expect(kept?.length).toBeLessThan(png.length + 100);
    const { original } = await createImageVariants(bombs);
    expect(await sharp(original).metadata()).toMatchObject({ width: 4, height: 3 });
  },
);

test("the picture stays as it is", async () => {
  const kept = keepPictureChunks(withChunks(bomb("zTXt"))) ?? Buffer.alloc(0);
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
  expect(keepPictureChunks(create())).toBeNull();
});

test("what follows the end is left out", () => {
  expect(keepPictureChunks(Buffer.concat([png, Buffer.alloc(1000)]))?.length).toBeLessThanOrEqual(png.length);
});
