import { type Call, requireAdmin } from "../call/call.ts";
import { prepareQuery } from "../store/queries/prepared-query.ts";
import type { WireQuery } from "../wire/messages.ts";
import { readParent } from "../wire/names.ts";
import { readQuery } from "../wire/queries.ts";

interface PartitionQueryRequest {
  parent?: string;
  structuredQuery?: WireQuery;
}

/** Returns no partition points, so that the whole query is one partition. */
export function partitionQuery(call: Call, request: PartitionQueryRequest): object {
  requireAdmin(call, "Partition queries");
  prepareQuery(readQuery(readParent(request.parent).path, request.structuredQuery));
  return { partitions: [] };
}
