import { type RpcContext, requireAdminSdk } from "../call/context.ts";
import { paginate } from "../call/paginate.ts";
import { beginRead } from "../call/read.ts";
import { compareIds, isBelow } from "../store/documents/path.ts";
import type { ConsistencySelector } from "../wire/messages.ts";
import { decodeParent } from "../wire/names.ts";

interface ListCollectionIdsRequest extends ConsistencySelector {
  parent?: string;
  pageSize?: number;
  pageToken?: string;
}

/** Lists the collections below a parent, including those with documents only in deeper subcollections. */
export function listCollectionIds(context: RpcContext, request: ListCollectionIdsRequest): object {
  requireAdminSdk(context, "Metadata operations");
  const { database, path } = decodeParent(request.parent);
  const { snapshot } = beginRead(context.emulator.databaseInstance(database), request);
  const ids = new Set<string>();
  for (const collection of snapshot.collections()) {
    const names = collection.split("/");
    const id = names[path.length];
    if (id !== undefined && isBelow(names, path)) ids.add(id);
  }
  const { items, nextPageToken } = paginate([...ids].sort(compareIds), request, (id) => id, compareIds);
  return { collectionIds: items, nextPageToken };
}
