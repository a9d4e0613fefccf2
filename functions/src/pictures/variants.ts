import { Refusal } from "@halkopiha/domain/refusal.ts";

/** A picture in the sizes that the market shows. */
export interface Variants {
  small: Buffer;
  large: Buffer;
  original: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const longestEdge = 4096;
const quality = 80;

/**
 * Re-encodes an uploaded PNG without its metadata: WebP 320 and 960 px wide, and the PNG itself.
 * @throws Refusal `notPng` when its bytes are no PNG, `tooLarge` beyond 4096 px
 */
export async function variantsOf(upload: Uint8Array): Promise<Variants> {
  if (!signature.equals(upload.subarray(0, signature.length))) throw new Refusal("notPng");
  // Loaded at first use: a cold start should not pay for it.
  const { default: sharp } = await import("sharp");
  const picture = sharp(upload, { limitInputPixels: longestEdge ** 2, failOn: "error" });
  const unreadable = () => new Refusal("notPng");
  const { width, height } = await picture.metadata().catch(() => {
    throw unreadable();
  });
  if (Math.max(width, height) > longestEdge) throw new Refusal("tooLarge");
  const resized = (edge: number) =>
    picture.clone().resize(edge, null, { withoutEnlargement: true }).webp({ quality });
  try {
    const [small, large, original] = await Promise.all([
      resized(320).toBuffer(),
      resized(960).toBuffer(),
      picture.clone().png().toBuffer(),
    ]);
    return { small, large, original };
  } catch {
    throw unreadable();
  }
}
