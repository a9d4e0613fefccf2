import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { memoize } from "@halkopiha/domain/memoize.ts";
import type { OgImageTexts } from "@halkopiha/domain/products/og-image-path.ts";
import type { Font } from "satori";
import { brandColors, drawLogPile } from "./log-pile.ts";

const [width, height] = [1200, 630];
/** The bar at the lower edge with the name of the site. */
const barHeight = 74;
const picture = { left: 640, width: width - 640, height: height - barHeight };
/** Where the texts are; 40 px are left between them and the picture. */
const text = { left: 72, width: picture.left - 72 - 40 };

/** Uploads are not larger; a larger image would take more memory than the instance has. */
const maxPixels = 4096 ** 2;

const weights = [400, 700] as const;
/** Satori takes what a font lacks from the next one: `latin-ext` has the letters of Sámi place names. */
const subsets = ["latin", "latin-ext"] as const;

/** The fonts, read once by an instance. */
const readFonts = memoize((): Promise<Font[]> => {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    weights.flatMap((weight) =>
      subsets.map(async (subset): Promise<Font> => {
        const file = `@fontsource/source-sans-3/files/source-sans-3-${subset}-${weight}-normal.woff`;
        return { name: `Source Sans 3 ${subset}`, data: await readFile(resolve(file)), weight };
      }),
    ),
  );
});

/** The font size at which the longest word of a title fits into a line. */
function fitTitle(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => [...word].length));
  return Math.max(40, Math.min(76, Math.floor(text.width / (longest * 0.52))));
}

/** An element of Satori: it understands React's objects, without React. */
const box = (style: Record<string, string | number>, children: unknown) => ({
  type: "div",
  key: null,
  props: { style: { display: "flex", ...style }, children },
});

/** At most this number of lines, the last one ending in '…'. */
const clip = (lines: number) => ({
  display: "block",
  lineClamp: lines,
  wordBreak: "break-word" as const,
});

/** The image without the product's picture, as SVG; the texts become paths, so no system font is needed. */
async function drawTexts({ title, price, place }: OgImageTexts): Promise<string> {
  // Loaded on first use to keep cold starts short.
  const [{ default: satori }, fonts] = await Promise.all([import("satori"), readFonts()]);
  const { ground, ink, inkSoft, spruce, onSpruce } = brandColors;
  const texts = [
    box({ ...clip(3), fontSize: fitTitle(title), fontWeight: 700, lineHeight: 1.1 }, title),
    box({ ...clip(2), fontSize: 46, fontWeight: 700, color: spruce, marginTop: 32 }, price),
    box({ ...clip(2), fontSize: 36, color: inkSoft, marginTop: 16, lineHeight: 1.25 }, place),
  ];
  const ogImage = box(
    {
      flexDirection: "column",
      width,
      height,
      backgroundColor: ground,
      color: ink,
      fontFamily: subsets.map((subset) => `"Source Sans 3 ${subset}"`).join(", "),
    },
    [
      box(
        {
          flexDirection: "column",
          justifyContent: "center",
          marginLeft: text.left,
          width: text.width,
          height: height - barHeight,
        },
        texts,
      ),
      box(
        {
          alignItems: "center",
          width,
          height: barHeight,
          paddingLeft: text.left,
          backgroundColor: spruce,
          color: onSpruce,
          fontSize: 34,
          fontWeight: 700,
        },
        "Halkopiha",
      ),
    ],
  );
  return satori(ogImage, { width, height, fonts });
}

/** What is beside the texts when a product has no picture. */
function drawPlaceholder(): Buffer {
  const { width: w, height: h } = picture;
  const pile = drawLogPile({ left: 40, bottom: h - 76, radius: 60 });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="${brandColors.sunken}"/>${pile}</svg>`,
  );
}

/**
 * Draws the Open Graph image of a product as a JPEG: a photograph takes some 60 kB, where a PNG takes 500, more than messengers accept. A
 * picture that cannot be decoded is left out.
 */
export async function drawOgImage(texts: OgImageTexts, image: Buffer | null): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  // Every picture is drawn once: the cache would only take memory.
  sharp.cache(false);
  const fit = (input: Buffer) =>
    sharp(input, { limitInputPixels: maxPixels })
      .resize(picture.width, picture.height, { fit: "cover" })
      .flatten({ background: brandColors.sunken })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const [svg, beside] = await Promise.all([
    drawTexts(texts),
    fit(image ?? drawPlaceholder()).catch(() => fit(drawPlaceholder())),
  ]);
  return sharp(Buffer.from(svg))
    .composite([{ input: beside, left: picture.left, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
