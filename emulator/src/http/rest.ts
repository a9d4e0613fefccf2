import { identify } from "../caller.ts";
import type { Emulator } from "../emulator.ts";
import { Failure, invalid } from "../failure.ts";
import { serverStreaming, unary } from "../rpc/service.ts";
import { recordOf } from "../untyped.ts";
import { fromJson, toJson } from "../wire/json.ts";
import { type HttpAnswer, type HttpRequest, json } from "./answer.ts";
import { parse } from "./body.ts";

/** An RPC that a REST call stands for, with its request still as JSON. */
interface Mapped {
  readonly rpc: string;
  readonly request: Record<string, unknown>;
}

const verbs: Readonly<Record<string, string>> = {
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
const byDatabase: ReadonlySet<string> = new Set([
  "Commit",
  "BatchGetDocuments",
  "BatchWrite",
  "BeginTransaction",
  "Rollback",
  "ExecutePipeline",
]);
const documentAnswers: ReadonlySet<string> = new Set(["GetDocument", "CreateDocument", "UpdateDocument"]);
const emptyAnswers: ReadonlySet<string> = new Set(["DeleteDocument", "Rollback"]);
const ignoredParameters: ReadonlySet<string> = new Set(["key", "alt", "prettyPrint", "$unique", "$alt"]);

/** Answers a REST call of Firestore v1, or nothing when the path is none. */
export async function rest(emulator: Emulator, request: HttpRequest): Promise<HttpAnswer | undefined> {
  const place = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(\/.*|:\w+)?$/.exec(request.path);
  if (!place) return undefined;
  const { rpc, request: message } = map(request, decode(place[1] ?? ""), place[2] ?? "");
  const call = { emulator, caller: identify(request.authorization), databaseHint: undefined };
  const wire = fromJson(`${rpc}Request`, message);
  const one = unary[rpc];
  if (one) return json(toJson(answerType(rpc), await one(call, wire)));
  const several = serverStreaming[rpc];
  if (!several) throw new Failure("UNIMPLEMENTED", `${rpc} is not served over REST.`);
  return json((await several(call, wire)).map((answer) => toJson(answerType(rpc), answer)));
}

function answerType(rpc: string): string {
  if (documentAnswers.has(rpc)) return "Document";
  return emptyAnswers.has(rpc) ? "google.protobuf.Empty" : `${rpc}Response`;
}

function map(request: HttpRequest, database: string, rest: string): Mapped {
  const root = `${database}/documents`;
  const [, below = "", verb = ""] = /^(.*?)(?::(\w+))?$/s.exec(rest) ?? [];
  const rpc = request.method === "POST" ? verbs[verb] : undefined;
  if (rpc) {
    const parent = root + below.split("/").map(decode).join("/");
    const target = byDatabase.has(rpc) ? { database } : { parent };
    return { rpc, request: { ...parametersOf(request), ...recordOf(parse(request.body)), ...target } };
  }
  return mapResource(request, root, rest.split("/").slice(1).map(decode));
}

function mapResource(request: HttpRequest, root: string, ids: readonly string[]): Mapped {
  const parameters = parametersOf(request);
  const name = [root, ...ids].join("/");
  const isDocument = ids.length > 0 && ids.length % 2 === 0;
  const collection = { parent: [root, ...ids.slice(0, -1)].join("/"), collectionId: ids.at(-1) ?? "" };
  const document = recordOf(parse(request.body));
  switch (request.method) {
    case "GET":
      if (isDocument) return { rpc: "GetDocument", request: { ...parameters, name } };
      return { rpc: "ListDocuments", request: { ...parameters, ...collection } };
    case "POST":
      if (isDocument) throw invalid("A document is created in a collection.");
      return { rpc: "CreateDocument", request: { ...parameters, ...collection, document } };
    case "PATCH":
      return { rpc: "UpdateDocument", request: { ...parameters, document: { ...document, name } } };
    case "DELETE":
      return { rpc: "DeleteDocument", request: { ...parameters, name } };
    default:
      throw new Failure("UNIMPLEMENTED", `${request.method} is not served.`);
  }
}

/** `mask.fieldPaths=a&mask.fieldPaths=b` is `{mask: {fieldPaths: ["a", "b"]}}`. */
function parametersOf({ query }: HttpRequest): Record<string, unknown> {
  const message: Record<string, unknown> = {};
  for (const key of new Set(query.keys())) {
    if (ignoredParameters.has(key)) continue;
    const [name = "", inner] = key.split(".", 2);
    const values = query.getAll(key);
    const value = values.length === 1 ? values[0] : values;
    message[name] = inner === undefined ? value : { ...recordOf(message[name]), [inner]: value };
  }
  return message;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid(`The path segment "${segment}" is not encoded rightly.`);
  }
}
