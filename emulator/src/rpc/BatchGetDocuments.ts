import type { Call } from "../call/call.ts";
import { beginRead, readDocuments } from "../call/read.ts";
import { readMask, writeDocument } from "../wire/documents.ts";
import type { ConsistencySelector, WireDocument, WireMask, WireTimestamp } from "../wire/messages.ts";
import { readPathIn, writeName } from "../wire/names.ts";
import { writeTime } from "../wire/time.ts";

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
  call: Call,
  request: BatchGetDocumentsRequest,
): Promise<BatchGetDocumentsResponse[]> {
  const store = call.emulator.store(request.database);
  const paths = (request.documents ?? []).map((name) => readPathIn(store.name, name));
  const mask = readMask(request.mask);
  const reading = beginRead(store, request);
  const documents = await readDocuments(call, reading, paths);
  const readTime = writeTime(reading.view.time);
  const answers = paths.map((path, index) => {
    const document = documents[index];
    return document
      ? { found: writeDocument(store.name, document, mask), readTime }
      : { missing: writeName(store.name, path), readTime };
  });
  return reading.newTransactionId ? [{ transaction: reading.newTransactionId }, ...answers] : answers;
}
