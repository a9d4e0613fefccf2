import { prepareQuery } from "../store/prepared-query.ts";
import { selected } from "../store/run-query.ts";
import { writeDocument } from "../wire/documents.ts";
import type { ConsistencySelector, WireDocument, WireQuery, WireTimestamp } from "../wire/messages.ts";
import { readParent } from "../wire/names.ts";
import { readQuery } from "../wire/queries.ts";
import { writeTime } from "../wire/time.ts";
import type { Call } from "./call.ts";
import { openReading, readQueryResults } from "./reading.ts";

interface RunQueryRequest extends ConsistencySelector {
  parent?: string;
  structuredQuery?: WireQuery;
}

interface RunQueryResponse {
  transaction?: Uint8Array;
  document?: WireDocument;
  readTime?: WireTimestamp;
}

/** Answers a query document by document; an empty result is told with its read time. */
export function runQuery(call: Call, request: RunQueryRequest): RunQueryResponse[] {
  const { database, path } = readParent(request.parent);
  const prepared = prepareQuery(readQuery(path, request.structuredQuery));
  call.emulator.surroundings.checkIndexes(prepared, []);
  const reading = openReading(call.emulator.store(database), request);
  const documents = readQueryResults(call, reading, prepared);
  reading.store.usage.reads += Math.max(1, documents.length);
  const readTime = writeTime(reading.view.time);
  const answers: RunQueryResponse[] = documents.map((document) => {
    return { document: writeDocument(database, selected(prepared, document)), readTime };
  });
  if (answers.length === 0) answers.push({ readTime });
  return reading.begun ? [{ transaction: reading.begun }, ...answers] : answers;
}
