import { warn } from "firebase-functions/logger";
import * as z from "zod/mini";
import { bucket } from "../../firebase.ts";

// Files that can be made again: one per path, with the version that it was made for in its metadata. A new version overwrites it, so that
// the number of files does not grow with the versions.

const Metadata = z.object({
  generation: z.coerce.string(),
  metadata: z.optional(z.object({ version: z.optional(z.string()) })),
});

/** Whether Storage says that there is no such file, or no longer this generation of it. */
const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === 404;

async function orNullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The content of a stored file; null when there is none. */
export async function readFile(path: string, generation?: string): Promise<Buffer | null> {
  const file = (await bucket()).file(path, generation === undefined ? {} : { generation });
  return (await orNullIfMissing(file.download()))?.[0] ?? null;
}

async function findCachedFile(path: string, version: string): Promise<Buffer | null> {
  const found = await orNullIfMissing((await bucket()).file(path).getMetadata());
  if (found === null) return null;
  const { generation, metadata } = Metadata.parse(found[0]);
  return metadata?.version === version ? readFile(path, generation) : null;
}

/**
 * The cached file of a path; null when none is stored or it was made for another version. Also when it cannot be read: then the page makes the
 * file again instead of failing.
 */
export async function readCachedFile(path: string, version: string): Promise<Buffer | null> {
  try {
    return await findCachedFile(path, version);
  } catch (error) {
    warn("a cached file was not read", { path, reason: String(error) });
    return null;
  }
}

/** Stores a file for a version, instead of the one of another version. If it cannot be stored, the next request makes it again. */
export async function saveCachedFile(
  path: string,
  { bytes, contentType, version }: { bytes: Buffer | string; contentType: string; version: string },
): Promise<void> {
  const metadata = { cacheControl: "private, no-store", metadata: { version } };
  try {
    await (await bucket()).file(path).save(bytes, { resumable: false, contentType, metadata });
  } catch (error) {
    warn("a cached file was not stored", { path, reason: String(error) });
  }
}
