import { pipeline } from "node:stream/promises";
import type { FileChunks, FileKind } from "@halkopiha/domain/contract/call.ts";
import type { Response } from "express";
import { error as logError } from "firebase-functions/logger";
import * as z from "zod/mini";

const Chunks = z.custom<FileChunks>(
  (value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value,
);

/** A file that is in memory already, as a handler answers it. */
export async function* toFile(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** All chunks of an iterator from which the first has already been read. */
async function* resume<T>(first: IteratorResult<T>, rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Whether the client closed the connection early; this is not logged as an error. */
function isClientAbort(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

/**
 * Streams a file with backpressure. Errors before the first chunk are thrown and become an error response; later errors close the
 * connection, so that a partial file is never taken for a complete one.
 */
export async function sendFile(
  response: Response,
  { name, contentType, isShown }: FileKind,
  { answer, cacheControl }: { answer: unknown; cacheControl: string },
): Promise<void> {
  const chunks = Chunks.parse(answer)[Symbol.asyncIterator]();
  const first = await chunks.next();
  // The call timed out and its error response has been sent.
  if (response.headersSent) return void (await chunks.return?.());
  response.set({
    "Content-Type": contentType,
    "Content-Disposition": `${isShown ? "inline" : "attachment"}; filename="${name}"`,
    "Cache-Control": cacheControl,
  });
  try {
    await pipeline(resume(first, chunks), response);
  } catch (error) {
    if (!isClientAbort(error)) logError(`sending ${name} was interrupted`, error);
  }
}
