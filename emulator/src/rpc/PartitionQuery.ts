import { type RpcContext, requireAdminSdk } from "../call/context.ts";
import { prepareQuery } from "../store/queries/prepared-query.ts";
import type { WireQuery } from "../wire/messages.ts";
import { decodeParent } from "../wire/names.ts";
import { decodeQuery } from "../wire/queries.ts";

interface PartitionQueryRequest {
  parent?: string;
  structuredQuery?: WireQuery;
}

/**
 * Returns no partition points, so that the whole query is one partition.
 * @throws RpcError INVALID_ARGUMENT for an invalid query
 */
export function partitionQuery(context: RpcContext, request: PartitionQueryRequest): object {
  requireAdminSdk(context, "Partition queries");
  prepareQuery(decodeQuery(decodeParent(request.parent).path, request.structuredQuery));
  return { partitions: [] };
}
