import type { RpcContext } from "../call/context.ts";
import { beginRead, readQueryResults } from "../call/read.ts";
import { prepareQuery } from "../store/queries/prepared-query.ts";
import { applyProjection } from "../store/queries/run-query.ts";
import { encodeDocument } from "../wire/documents.ts";
import type { ConsistencySelector, WireDocument, WireQuery, WireTimestamp } from "../wire/messages.ts";
import { decodeParent } from "../wire/names.ts";
import { decodeQuery } from "../wire/queries.ts";
import { encodeTimestamp } from "../wire/time.ts";

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
export function runQuery(context: RpcContext, request: RunQueryRequest): RunQueryResponse[] {
  const { database, path } = decodeParent(request.parent);
  const prepared = prepareQuery(decodeQuery(path, request.structuredQuery));
  context.emulator.deps.checkIndexes(prepared);
  const reading = beginRead(context.emulator.databaseInstance(database), request);
  const documents = readQueryResults(context, reading, prepared);
  reading.instance.usage.reads += Math.max(1, documents.length);
  const readTime = encodeTimestamp(reading.snapshot.time);
  const answers: RunQueryResponse[] = documents.map((document) => {
    return { document: encodeDocument(database, applyProjection(prepared, document)), readTime };
  });
  if (answers.length === 0) answers.push({ readTime });
  return reading.newTransactionId ? [{ transaction: reading.newTransactionId }, ...answers] : answers;
}
