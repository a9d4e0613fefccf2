import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { FileKind } from "@halkopiha/domain/contract/call.ts";
import { bucket } from "../../firebase.ts";

/** A file on its way into Storage, where admins may read it. */
export interface ExportFile {
  path: string;
  /** Resolves when there is room for more. */
  write: (chunk: Uint8Array | string) => Promise<void>;
  /** Resolves when the file is stored; before that there is none. */
  end: (chunk: Uint8Array | string) => Promise<void>;
  /** Leaves nothing behind. */
  abandon: () => void;
}

export async function openExportFile(exportId: string, { name, contentType }: FileKind): Promise<ExportFile> {
  const path = `exports/${exportId}/${name}`;
  const file = (await bucket()).file(path);
  const contentDisposition = `attachment; filename="${name}"`;
  const metadata = { cacheControl: "private, no-store", contentDisposition };
  const stream = file.createWriteStream({ resumable: false, contentType, metadata });
  const stored = finished(stream);
  // A failure shows at the next write or at the end; until then nobody listens.
  stored.catch(() => {});
  return {
    path,
    async write(chunk) {
      // The first chunk opens the connection: a file that is written whole at the end does not keep one waiting.
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

/** A stored file of an export, piece by piece. It fails at the first piece when the file is not there. */
export async function readExportFile(path: string): Promise<AsyncIterable<Uint8Array>> {
  return (await bucket()).file(path).createReadStream();
}
