import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawOgImage } from "./draw-og-image.ts";

const texts = { title: "Polttopuu, koivu", price: "75,00\u00a0€ / irto-m³", place: "Orivesi, Pirkanmaa" };
const red = { r: 200, g: 20, b: 20 };

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })
    .webp()
    .toBuffer();

/** A part of an image, as raw pixels. */
async function cut(ogImage: Buffer, area: { left: number; top: number; width: number; height: number }) {
  return sharp(ogImage).extract(area).raw().toBuffer();
}

/** The largest difference of a colour in an area of two images, from 0 to 255. */
async function findDifference(one: Buffer, other: Buffer, area: Parameters<typeof cut>[1]) {
  const [first, second] = await Promise.all([cut(one, area), cut(other, area)]);
  return first.reduce((most, value, index) => Math.max(most, Math.abs(value - (second[index] ?? 0))), 0);
}

/** The mean colour of what is beside the texts. */
async function meanBeside(ogImage: Buffer) {
  const beside = await sharp(ogImage).extract({ left: 650, top: 10, width: 540, height: 530 }).toBuffer();
  const { channels } = await sharp(beside).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

const textArea = { left: 0, top: 0, width: 640, height: 556 };

test("an Open Graph image is a JPEG of 1200 × 630 px that messengers accept", async () => {
  const ogImage = await drawOgImage(texts, await picture(960, 600));
  expect(await sharp(ogImage).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(ogImage.length).toBeLessThan(300_000);
});

test.each([
  ["landscape", 960, 600],
  ["portrait", 600, 2000],
  ["small", 100, 80],
])("a %s picture fills its side", async (_, width, height) => {
  const [r = 0, g = 0, b = 0] = await meanBeside(await drawOgImage(texts, await picture(width, height)));
  expect([Math.abs(r - red.r), Math.abs(g - red.g), Math.abs(b - red.b)].every((off) => off < 10)).toBe(true);
});

test("a product without a picture, or with one that cannot be decoded, has the drawing of a log pile", async () => {
  const [none, broken] = await Promise.all([
    drawOgImage(texts, null),
    drawOgImage(texts, Buffer.from("no picture")),
  ]);
  expect(broken.equals(none)).toBe(true);
  expect(none.equals(await drawOgImage(texts, await picture(960, 600)))).toBe(false);
});

describe("a name", () => {
  test("is drawn", async () => {
    const [birch, spruce] = await Promise.all([
      drawOgImage(texts, null),
      drawOgImage({ ...texts, title: "Polttopuu, kuusi" }, null),
    ]);
    expect(await findDifference(birch, spruce, textArea)).toBeGreaterThan(150);
  });

  test.each([
    ["many words", "Polttopuu, lehtisekapuu ".repeat(20)],
    ["one long word", "Metsäkoneurakointi".repeat(10)],
  ])("of %s reaches neither the picture nor the bar below", async (_, title) => {
    const [short, long] = await Promise.all([
      drawOgImage(texts, null),
      drawOgImage({ ...texts, title }, null),
    ]);
    // The compression of JPEG changes neighbouring blocks slightly.
    expect(await findDifference(short, long, { left: 616, top: 0, width: 584, height: 556 })).toBeLessThan(
      20,
    );
    expect(await findDifference(short, long, { left: 0, top: 560, width: 1200, height: 70 })).toBeLessThan(
      20,
    );
  });
});
