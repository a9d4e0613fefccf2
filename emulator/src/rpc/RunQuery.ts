import type { Call } from "../call/call.ts";
import { beginRead, readQueryResults } from "../call/read.ts";
import { prepareQuery } from "../store/queries/prepared-query.ts";
import { applyProjection } from "../store/queries/run-query.ts";
import { writeDocument } from "../wire/documents.ts";
import type { ConsistencySelector, WireDocument, WireQuery, WireTimestamp } from "../wire/messages.ts";
import { readParent } from "../wire/names.ts";
import { readQuery } from "../wire/queries.ts";
import { writeTime } from "../wire/time.ts";

interface RunQueryRequest extends ConsistencySelector {
  parent?: string;
  structuredQuery?: WireQuery;
}

interface RunQueryResponse {
  transaction?: Uint8Array;
  document?: WireDocument;
  readTime?: WireTimestamp;
}

/** Returns one response per document; an empty result is one response with only the read time. */
export function runQuery(call: Call, request: RunQueryRequest): RunQueryResponse[] {
  const { database, path } = readParent(request.parent);
  const prepared = prepareQuery(readQuery(path, request.structuredQuery));
  call.emulator.deps.checkIndexes(prepared, []);
  const reading = beginRead(call.emulator.store(database), request);
  const documents = readQueryResults(call, reading, prepared);
  reading.store.usage.reads += Math.max(1, documents.length);
  const readTime = writeTime(reading.view.time);
  const answers: RunQueryResponse[] = documents.map((document) => {
    return { document: writeDocument(database, applyProjection(prepared, document)), readTime };
  });
  if (answers.length === 0) answers.push({ readTime });
  return reading.newTransactionId ? [{ transaction: reading.newTransactionId }, ...answers] : answers;
}
