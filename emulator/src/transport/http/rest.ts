import { parseAuthorization } from "../../call/caller.ts";
import type { Emulator } from "../../call/emulator.ts";
import { serverStreaming, unary } from "../../rpc/service.ts";
import { invalidArgument, RpcError } from "../../shared/rpc-error.ts";
import { toRecord } from "../../shared/untyped-json.ts";
import { fromJson, toJson } from "../../wire/json.ts";
import { parseJsonBody } from "./body.ts";
import { type HttpRequest, type HttpResponse, json } from "./response.ts";

/** The RPC that a REST request maps to, with its message still as JSON. */
interface RpcRequest {
  readonly rpc: string;
  readonly request: Record<string, unknown>;
}

/** The RPC of each custom method, such as `documents:runQuery`. */
const customMethods: Readonly<Record<string, string>> = {
  commit: "Commit",
  batchGet: "BatchGetDocuments",
  batchWrite: "BatchWrite",
  beginTransaction: "BeginTransaction",
  rollback: "Rollback",
  runQuery: "RunQuery",
  runAggregationQuery: "RunAggregationQuery",
  executePipeline: "ExecutePipeline",
  listCollectionIds: "ListCollectionIds",
  partitionQuery: "PartitionQuery",
};
/** Custom methods whose request names a `database`; that of the others names a `parent`: a document, or all documents. */
const databaseRpcs: ReadonlySet<string> = new Set([
  "Commit",
  "BatchGetDocuments",
  "BatchWrite",
  "BeginTransaction",
  "Rollback",
  "ExecutePipeline",
]);
const documentResponses: ReadonlySet<string> = new Set(["GetDocument", "CreateDocument", "UpdateDocument"]);
const emptyResponses: ReadonlySet<string> = new Set(["DeleteDocument", "Rollback"]);
const ignoredParameters: ReadonlySet<string> = new Set(["key", "alt", "prettyPrint", "$unique", "$alt"]);

/** Handles a REST request of Firestore v1; undefined for other paths. */
export async function handleRest(
  emulator: Emulator,
  request: HttpRequest,
): Promise<HttpResponse | undefined> {
  const match = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(\/.*|:\w+)?$/.exec(request.path);
  if (!match) return undefined;
  const { rpc, request: message } = toRpcRequest(request, decode(match[1] ?? ""), match[2] ?? "");
  const context = { emulator, caller: parseAuthorization(request.authorization), resourcePrefix: undefined };
  const wire = fromJson(`${rpc}Request`, message);
  const handleUnary = unary[rpc];
  if (handleUnary) return json(toJson(getResponseType(rpc), await handleUnary(context, wire)));
  const handleStreaming = serverStreaming[rpc];
  if (!handleStreaming) throw new RpcError("UNIMPLEMENTED", `${rpc} is not served over REST.`);
  return json((await handleStreaming(context, wire)).map((answer) => toJson(getResponseType(rpc), answer)));
}

function getResponseType(rpc: string): string {
  if (documentResponses.has(rpc)) return "Document";
  return emptyResponses.has(rpc) ? "google.protobuf.Empty" : `${rpc}Response`;
}

function toRpcRequest(request: HttpRequest, database: string, rest: string): RpcRequest {
  const root = `${database}/documents`;
  const [, below = "", verb = ""] = /^(.*?)(?::(\w+))?$/s.exec(rest) ?? [];
  const rpc = request.method === "POST" ? customMethods[verb] : undefined;
  if (rpc) {
    const parent = root + below.split("/").map(decode).join("/");
    const target = databaseRpcs.has(rpc) ? { database } : { parent };
    return {
      rpc,
      request: { ...readParameters(request), ...toRecord(parseJsonBody(request.body)), ...target },
    };
  }
  return toResourceRequest(request, root, rest.split("/").slice(1).map(decode));
}

function toResourceRequest(request: HttpRequest, root: string, ids: readonly string[]): RpcRequest {
  const parameters = readParameters(request);
  const name = [root, ...ids].join("/");
  const isDocument = ids.length > 0 && ids.length % 2 === 0;
  const collection = { parent: [root, ...ids.slice(0, -1)].join("/"), collectionId: ids.at(-1) ?? "" };
  const document = toRecord(parseJsonBody(request.body));
  switch (request.method) {
    case "GET":
      if (isDocument) return { rpc: "GetDocument", request: { ...parameters, name } };
      return { rpc: "ListDocuments", request: { ...parameters, ...collection } };
    case "POST":
      if (isDocument) throw invalidArgument("A document is created in a collection.");
      return { rpc: "CreateDocument", request: { ...parameters, ...collection, document } };
    case "PATCH":
      return { rpc: "UpdateDocument", request: { ...parameters, document: { ...document, name } } };
    case "DELETE":
      return { rpc: "DeleteDocument", request: { ...parameters, name } };
    default:
      throw new RpcError("UNIMPLEMENTED", `${request.method} is not served.`);
  }
}

/** Converts `mask.fieldPaths=a&mask.fieldPaths=b` to `{mask: {fieldPaths: ["a", "b"]}}`. */
function readParameters({ query }: HttpRequest): Record<string, unknown> {
  const message: Record<string, unknown> = {};
  for (const key of new Set(query.keys())) {
    if (ignoredParameters.has(key)) continue;
    const [name = "", inner] = key.split(".", 2);
    const values = query.getAll(key);
    const value = values.length === 1 ? values[0] : values;
    message[name] = inner === undefined ? value : { ...toRecord(message[name]), [inner]: value };
  }
  return message;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidArgument(`The path segment "${segment}" is not encoded rightly.`);
  }
}
