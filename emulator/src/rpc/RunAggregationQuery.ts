import type { Call } from "../call/call.ts";
import { beginRead, readQueryResults } from "../call/read.ts";
import { aggregate } from "../store/queries/aggregate.ts";
import { prepareQuery } from "../store/queries/prepared-query.ts";
import type {
  ConsistencySelector,
  WireAggregation,
  WireQuery,
  WireTimestamp,
  WireValue,
} from "../wire/messages.ts";
import { readParent } from "../wire/names.ts";
import { readAggregations, readQuery } from "../wire/queries.ts";
import { writeTime } from "../wire/time.ts";
import { writeFields } from "../wire/values.ts";

interface RunAggregationQueryRequest extends ConsistencySelector {
  parent?: string;
  structuredAggregationQuery?: { structuredQuery?: WireQuery; aggregations?: WireAggregation[] };
}

interface RunAggregationQueryResponse {
  result: { aggregateFields: Record<string, WireValue> };
  readTime: WireTimestamp;
  transaction?: Uint8Array;
}

/** The number of scanned index entries that an aggregation is billed one read for. */
const entriesPerRead = 1000;

/** Returns counts, sums and averages over a query in one response. */
export function runAggregationQuery(
  call: Call,
  request: RunAggregationQueryRequest,
): (RunAggregationQueryResponse | { transaction: Uint8Array })[] {
  const { database, path } = readParent(request.parent);
  const wire = request.structuredAggregationQuery;
  const aggregations = readAggregations(wire?.aggregations);
  const prepared = prepareQuery(readQuery(path, wire?.structuredQuery));
  call.emulator.deps.checkIndexes(
    prepared,
    aggregations.flatMap((aggregation) => (aggregation.kind === "count" ? [] : [aggregation.field])),
  );
  const reading = beginRead(call.emulator.store(database), request);
  const documents = readQueryResults(call, reading, prepared);
  reading.store.usage.reads += Math.max(1, Math.ceil(documents.length / entriesPerRead));
  const answer: RunAggregationQueryResponse = {
    result: { aggregateFields: writeFields(aggregate(documents, aggregations)) },
    readTime: writeTime(reading.view.time),
  };
  return reading.newTransactionId ? [{ transaction: reading.newTransactionId }, answer] : [answer];
}
