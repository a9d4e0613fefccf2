import { readFile } from "node:fs/promises";
import type { ImageSizes } from "@halkopiha/domain/schemas/images.ts";
import type { Bucket } from "./seed-clients.ts";

const variants = { small: "-320.webp", large: "-960.webp", original: ".png" } as const;

/** Fixed, so that the URLs of the images are the same in every sample market. */
const downloadToken = "halkopiha-sample-market";

async function upload(bucket: Bucket, image: string, suffix: string): Promise<string> {
  const file = `products/malli/${image}${suffix}`;
  await bucket
    .file(file)
    .save(await readFile(new URL(`images/rendered/${image}${suffix}`, import.meta.url)), {
      resumable: false,
      contentType: suffix.endsWith("png") ? "image/png" : "image/webp",
      metadata: {
        cacheControl: "public, max-age=31536000, immutable",
        metadata: { firebaseStorageDownloadTokens: downloadToken },
      },
    });
  const host = process.env["FIREBASE_STORAGE_EMULATOR_HOST"];
  return `http://${host}/v0/b/${bucket.name}/o/${encodeURIComponent(file)}?alt=media&token=${downloadToken}`;
}

/** Uploads an image of the sample market to Storage in its three sizes. */
export async function uploadImage(bucket: Bucket, image: string): Promise<ImageSizes> {
  const [small, large, original] = await Promise.all([
    upload(bucket, image, variants.small),
    upload(bucket, image, variants.large),
    upload(bucket, image, variants.original),
  ]);
  return { small, large, original };
}
