import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { FileKind } from "@halkopiha/domain/contract/call.ts";
import { bucket } from "../../firebase.ts";

/** An upload to Storage that admins may read. */
export interface ExportFile {
  path: string;
  /** Resolves when the stream accepts more data. */
  write: (chunk: Uint8Array | string) => Promise<void>;
  /** Resolves when the file is stored; it does not exist before. */
  end: (chunk: Uint8Array | string) => Promise<void>;
  /** Cancels the upload; no file is stored. */
  abandon: () => void;
}

export async function openExportFile(exportId: string, { name, contentType }: FileKind): Promise<ExportFile> {
  const path = `exports/${exportId}/${name}`;
  const file = (await bucket()).file(path);
  const contentDisposition = `attachment; filename="${name}"`;
  const metadata = { cacheControl: "private, no-store", contentDisposition };
  const stream = file.createWriteStream({ resumable: false, contentType, metadata });
  const stored = finished(stream);
  // A failure rejects the next write or the end; until then the promise has no other handler.
  stored.catch(() => {});
  return {
    path,
    async write(chunk) {
      // The first chunk opens the connection: a file that is written as a whole at the end does not keep one idle.
      if (chunk.length === 0) return;
      if (!stream.write(chunk)) await Promise.race([once(stream, "drain"), stored]);
    },
    async end(chunk) {
      stream.end(chunk);
      await stored;
    },
    abandon: () => stream.destroy(),
  };
}

/** Streams a stored file of an export. Reading the first chunk fails when the file does not exist. */
export async function readExportFile(path: string): Promise<AsyncIterable<Uint8Array>> {
  return (await bucket()).file(path).createReadStream();
}
