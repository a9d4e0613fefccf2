import { type RpcContext, requireAdminSdk } from "../call/context.ts";
import { paginate } from "../call/paginate.ts";
import { beginRead, type ReadContext, readQueryResults } from "../call/read.ts";
import { invalidArgument } from "../shared/rpc-error.ts";
import { isNamePath, parseFieldPath } from "../store/documents/field-path.ts";
import { comparePaths, isBelow, type Path } from "../store/documents/path.ts";
import { type PreparedQuery, prepareQuery } from "../store/queries/prepared-query.ts";
import type { OrderBy } from "../store/queries/query.ts";
import { isInScope } from "../store/queries/scope.ts";
import { decodeMask, encodeDocument } from "../wire/documents.ts";
import type { ConsistencySelector, WireDocument, WireMask } from "../wire/messages.ts";
import { decodeParent, encodeName } from "../wire/names.ts";

interface ListDocumentsRequest extends ConsistencySelector {
  parent?: string;
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  orderBy?: string;
  mask?: WireMask;
  showMissing?: boolean;
}

interface ListDocumentsResponse {
  documents: WireDocument[];
  nextPageToken: string;
}

/** Lists a collection page by page; with `showMissing` also documents that do not exist but have documents below them. */
export function listDocuments(context: RpcContext, request: ListDocumentsRequest): ListDocumentsResponse {
  if (request.showMissing) requireAdminSdk(context, "Metadata operations");
  const { database, path } = decodeParent(request.parent);
  const orders = readOrders(request.orderBy ?? "");
  const prepared = prepareList(path, request, orders);
  context.emulator.deps.checkIndexes(prepared);
  const reading = beginRead(context.emulator.databaseInstance(database), request);
  const mask = decodeMask(request.mask);
  const listed = readQueryResults(context, reading, prepared, request.pageSize || undefined).map(
    (document) => ({
      path: document.path,
      document,
    }),
  );
  const missing = request.showMissing && orders.length === 0 ? missingPaths(reading, prepared) : [];
  const all = [...listed, ...missing.map((path) => ({ path, document: undefined }))];
  if (missing.length > 0) all.sort((a, b) => comparePaths(a.path, b.path));
  const { items, nextPageToken } = paginate(all, request, ...toPaging(all, orders));
  reading.instance.usage.reads += Math.max(1, items.length);
  const documents = items.map(({ path, document }) => {
    return document ? encodeDocument(database, document, mask) : { name: encodeName(database, path) };
  });
  return { documents, nextPageToken };
}

function prepareList(parent: Path, request: ListDocumentsRequest, orders: readonly OrderBy[]): PreparedQuery {
  return prepareQuery({
    scope: { parent, collectionId: request.collectionId || undefined, allDescendants: false },
    where: undefined,
    orders,
    startAt: undefined,
    endAt: undefined,
    offset: 0,
    limit: undefined,
    select: undefined,
    nearest: undefined,
  });
}

function readOrders(text: string): OrderBy[] {
  if (text.trim() === "") return [];
  const orders = text.split(",").map((part) => {
    const [field = "", direction = "asc", ...rest] = part.trim().split(/\s+/);
    if (rest.length > 0 || !/^(asc|desc)$/i.test(direction))
      throw invalidArgument(`Invalid order "${text}".`);
    return { field: parseFieldPath(field), descending: direction.toLowerCase() === "desc" };
  });
  const [first, ...others] = orders;
  return first && others.length === 0 && isNamePath(first.field) && !first.descending ? [] : orders;
}

/** Documents that do not exist but have documents below them. */
function missingPaths({ snapshot }: ReadContext, { query }: PreparedQuery): Path[] {
  const { scope } = query;
  const found = new Map<string, Path>();
  for (const collection of snapshot.collections()) {
    const names = collection.split("/");
    const path = names.slice(0, scope.parent.length + 2);
    if (!isBelow(names, path) || !isInScope(scope, path)) continue;
    const key = path.join("/");
    if (!snapshot.document(key)) found.set(key, path);
  }
  return [...found.values()];
}

type Listed = { readonly path: Path };
type Paging = [(item: Listed) => string, (a: string, b: string) => number];

// Comparing names resumes only the order by name; for other orders the token is a position.
function toPaging(all: readonly Listed[], orders: readonly OrderBy[]): Paging {
  if (orders.length === 0) {
    return [({ path }) => path.join("/"), (a, b) => comparePaths(a.split("/"), b.split("/"))];
  }
  const positions = new Map(all.map((item, index) => [item, index]));
  return [(item) => String(positions.get(item)), (a, b) => Number(a) - Number(b)];
}
