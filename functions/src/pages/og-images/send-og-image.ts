import { toOgImagePath, toOgImageTexts, toOgImageVersion } from "@halkopiha/domain/products/og-image-path.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { Id } from "@halkopiha/domain/schemas/primitives.ts";
import type { RequestHandler, Response } from "express";
import pLimit from "p-limit";
import { privateCache } from "../../http/response/error-handler.ts";
import { readImage } from "../../store/files/images.ts";
import { readOgImage, saveOgImage } from "../../store/files/og-images.ts";
import { findVisibleProduct } from "../../store/products/products.ts";
import { drawOgImage } from "./draw-og-image.ts";
import { createPendingWork } from "./pending-work.ts";

/** The URL of an image changes with the image. */
const ogImageCache = "public, max-age=31536000, immutable";

/** Drawing takes a whole processor, so drawing two images at once would not be faster. */
const drawQueue = pLimit(1);
/** The images that are being drawn, by path: at most 20 of them, the others are asked to come again. */
const runPending = createPendingWork<Buffer>(20);

/** The product's id in the file name of an image such as `birch-1f0c2a9b.jpg`; null for other names. */
function parseProductId(file: string): string | null {
  const { id } = /^(?<id>.+)-[0-9a-f]{8}\.jpg$/.exec(file)?.groups ?? {};
  const parsed = Id.safeParse(id);
  return parsed.success ? parsed.data : null;
}

async function drawAndStore(product: Product): Promise<Buffer> {
  const image = product.images && (await readImage(product.images.large));
  const ogImage = await drawQueue(() => drawOgImage(toOgImageTexts(product), image));
  await saveOgImage(product, toOgImageVersion(product), ogImage);
  return ogImage;
}

/** The Open Graph image of a product, stored or drawn now; null when too many are being drawn. */
async function findOgImage(product: Product): Promise<Buffer | null> {
  const stored = await readOgImage(product, toOgImageVersion(product));
  if (stored) return stored;
  return runPending(toOgImagePath(product), () => drawAndStore(product));
}

const sendNotFound = (response: Response) =>
  response.status(404).set("Cache-Control", privateCache).type("text/plain").send("Not found\n");

/**
 * Sends the Open Graph image of a public product. Only the current version is drawn, and once: other versions are redirected to it, so that
 * nobody can make the function draw by asking for versions.
 */
export const sendOgImage: RequestHandler<{ file: string }> = async (request, response) => {
  response.set("X-Content-Type-Options", "nosniff");
  const { file } = request.params;
  const id = parseProductId(file);
  const product = id === null ? null : await findVisibleProduct(id);
  if (!product) return void sendNotFound(response);
  const path = toOgImagePath(product);
  // The URL is compared as it was sent. The redirect is not cached: there are any number of versions and queries.
  if (request.originalUrl !== path) {
    return void response.set("Cache-Control", privateCache).redirect(302, path);
  }
  const ogImage = await findOgImage(product);
  if (!ogImage) {
    const headers = { "Cache-Control": privateCache, "Retry-After": "10" };
    return void response.status(503).set(headers).type("text/plain").send("Busy\n");
  }
  response.set("Cache-Control", ogImageCache).type("image/jpeg").send(ogImage);
};
