import { pipeline } from "node:stream/promises";
import type { FileChunks, FileKind } from "@halkopiha/domain/contract/call.ts";
import type { Response } from "express";
import { error as logError } from "firebase-functions/logger";
import * as z from "zod/mini";
import { privateCache } from "./error-handler.ts";

const Chunks = z.custom<FileChunks>(
  (value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value,
);

/** The chunks of which the first has been taken already. */
async function* resume<T>(first: IteratorResult<T>, rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Whether the caller went away before the end; that is no fault of ours. */
function isClientAbort(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

/**
 * Sends a file as its chunks come and no faster than the caller takes them. What fails before the first chunk is thrown and
 * can still be refused; later the connection is cut, since half a file must not pass for a whole one.
 */
export async function sendFile(
  response: Response,
  { name, contentType }: FileKind,
  answer: unknown,
): Promise<void> {
  const chunks = Chunks.parse(answer)[Symbol.asyncIterator]();
  const first = await chunks.next();
  // Its deadline has passed and it has been refused.
  if (response.headersSent) return void (await chunks.return?.());
  response.set({
    "Content-Type": contentType,
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": privateCache,
  });
  try {
    await pipeline(resume(first, chunks), response);
  } catch (error) {
    if (!isClientAbort(error)) logError(`sending ${name} was interrupted`, error);
  }
}
