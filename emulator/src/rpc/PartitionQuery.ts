import { type RpcContext, requireAdminSdk } from "../call/call.ts";
import { prepareQuery } from "../store/queries/prepared-query.ts";
import type { WireQuery } from "../wire/messages.ts";
import { decodeParent } from "../wire/names.ts";
import { decodeQuery } from "../wire/queries.ts";

interface PartitionQueryRequest {
  parent?: string;
  structuredQuery?: WireQuery;
}

/** Returns no partition points, so that the whole query is one partition. */
export function partitionQuery(call: RpcContext, request: PartitionQueryRequest): object {
  requireAdminSdk(call, "Partition queries");
  prepareQuery(decodeQuery(decodeParent(request.parent).path, request.structuredQuery));
  return { partitions: [] };
}
