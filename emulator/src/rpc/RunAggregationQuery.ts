import type { RpcContext } from "../call/context.ts";
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
import { decodeParent } from "../wire/names.ts";
import { decodeAggregations, decodeQuery } from "../wire/queries.ts";
import { encodeTimestamp } from "../wire/time.ts";
import { encodeFields } from "../wire/values.ts";

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
  context: RpcContext,
  request: RunAggregationQueryRequest,
): (RunAggregationQueryResponse | { transaction: Uint8Array })[] {
  const { database, path } = decodeParent(request.parent);
  const wire = request.structuredAggregationQuery;
  const aggregations = decodeAggregations(wire?.aggregations);
  const prepared = prepareQuery(decodeQuery(path, wire?.structuredQuery));
  context.emulator.deps.checkIndexes(
    prepared,
    aggregations.flatMap((aggregation) => (aggregation.kind === "count" ? [] : [aggregation.field])),
  );
  const reading = beginRead(context.emulator.databaseInstance(database), request);
  const documents = readQueryResults(context, reading, prepared);
  reading.instance.usage.reads += Math.max(1, Math.ceil(documents.length / entriesPerRead));
  const answer: RunAggregationQueryResponse = {
    result: { aggregateFields: encodeFields(aggregate(documents, aggregations)) },
    readTime: encodeTimestamp(reading.snapshot.time),
  };
  return reading.newTransactionId ? [{ transaction: reading.newTransactionId }, answer] : [answer];
}
