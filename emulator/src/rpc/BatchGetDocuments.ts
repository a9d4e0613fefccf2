import type { RpcContext } from "../call/context.ts";
import { beginRead, readDocuments } from "../call/read.ts";
import { decodeMask, encodeDocument } from "../wire/documents.ts";
import type { ConsistencySelector, WireDocument, WireMask, WireTimestamp } from "../wire/messages.ts";
import { decodePathIn, encodeName } from "../wire/names.ts";
import { encodeTimestamp } from "../wire/time.ts";

interface BatchGetDocumentsRequest extends ConsistencySelector {
  database?: string;
  documents?: string[];
  mask?: WireMask;
}

interface BatchGetDocumentsResponse {
  found?: WireDocument;
  missing?: string;
  transaction?: Uint8Array;
  readTime?: WireTimestamp;
}

/** Reads documents; the responses are in the order of the request. */
export async function batchGetDocuments(
  context: RpcContext,
  request: BatchGetDocumentsRequest,
): Promise<BatchGetDocumentsResponse[]> {
  const instance = context.emulator.databaseInstance(request.database);
  const paths = (request.documents ?? []).map((name) => decodePathIn(instance.name, name));
  const mask = decodeMask(request.mask);
  const reading = beginRead(instance, request);
  const documents = await readDocuments(context, reading, paths);
  const readTime = encodeTimestamp(reading.snapshot.time);
  const answers = paths.map((path, index) => {
    const document = documents[index];
    return document
      ? { found: encodeDocument(instance.name, document, mask), readTime }
      : { missing: encodeName(instance.name, path), readTime };
  });
  return reading.newTransactionId ? [{ transaction: reading.newTransactionId }, ...answers] : answers;
}
