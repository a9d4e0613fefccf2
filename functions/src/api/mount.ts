import type { Call } from "@halkopiha/domain/contract.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { validate } from "@halkopiha/domain/validation.ts";
import type { Express, Request, RequestHandler, Response } from "express";
import pLimit from "p-limit";
import type * as z from "zod/mini";
import { checkAccess } from "./access.ts";
import { networkOf } from "./address.ts";
import { privateCache, publicCache } from "./answer.ts";
import { checkBody, readJson, readUpload } from "./body.ts";
import { bearerToken, identify, whoAsks } from "./caller.ts";
import { deadlineOf, withDeadline } from "./deadline.ts";
import { inOrder, isPlain, readQuery } from "./query.ts";
import { sendFile } from "./send-file.ts";
import type { Served } from "./serve.ts";
import { isNewVisitor, recognise } from "./visitor.ts";
import { limitNewVisitors } from "./visitor-limits.ts";

async function identity({ access, method }: Call, request: Request, response: Response) {
  if (access === "anyone") return { whoAsks: () => whoAsks(bearerToken(request)) };
  if (access === "visitor") {
    if (method !== "GET" && isNewVisitor(request)) await limitNewVisitors(networkOf(request));
    return { visitor: recognise(request, response) };
  }
  const caller = await identify(bearerToken(request));
  checkAccess(access, caller);
  return { caller };
}

function parsed(schema: z.ZodMiniType | undefined, sent: unknown): unknown {
  if (!schema) return undefined;
  const checked = validate(schema, sent);
  if (!checked.ok) throw new Refusal("invalid", { fields: checked.fields });
  return checked.value;
}

/** An id that cannot be one names nothing. */
function parsedParams(row: Call, request: Request): unknown {
  if (!row.params) return undefined;
  const checked = validate(row.params, request.params);
  if (!checked.ok) throw new Refusal("notFound");
  return checked.value;
}

/** An admin who changes what everyone reads must see it as it is: what is asked for with a login is kept nowhere. */
function isForEveryone({ cache }: Call, request: Request): boolean {
  return cache === "public" && bearerToken(request) === null;
}

/** Pictures that one instance holds at once; others wait unread, as far as their deadline lets them. */
const reading = pLimit(8);
/** Resizing one takes some hundred MiB and a whole processor, so two at once would not be done sooner. */
const resizing = pLimit(1);

/** Reads what else the handler needs, and runs it. */
async function handled({ row, run }: Served, request: Request, known: object, signal: AbortSignal) {
  const { body, upload } = row;
  const parts = {
    ...known,
    body: body && parsed(body, await readJson(request, signal)),
    upload: upload && (await readUpload(request, { ...row, upload }, signal)),
  };
  if (!upload) return run(parts);
  return resizing(() => {
    signal.throwIfAborted();
    return run(parts);
  });
}

/** Identify, authorise, validate, handle, answer. */
function answering(served: Served): RequestHandler {
  const { row } = served;
  const answer = async (request: Request, response: Response, signal: AbortSignal) => {
    const query = readQuery(row, request.originalUrl);
    const isPublic = isForEveryone(row, request);
    const elsewhere = isPublic ? inOrder(row, request.originalUrl) : null;
    if (elsewhere) return response.redirect(308, elsewhere);
    const who = await identity(row, request, response);
    const known = {
      ...who,
      address: networkOf(request),
      params: parsedParams(row, request),
      query: parsed(row.query, query),
      headers: parsed(row.headers, request.headers),
    };
    const run = () => handled(served, request, known, signal);
    const result = await (row.upload ? reading(run) : run());
    if (signal.aborted) return;
    if (row.file) return sendFile(response, row.file, result);
    response
      .status(row.status ?? 200)
      .set("Cache-Control", isPublic && isPlain(row, request.originalUrl) ? publicCache : privateCache)
      .json(row.answer.parse(result));
  };
  return (request, response) => {
    response.locals["pattern"] = row.path;
    checkBody(request, row);
    return withDeadline(response, deadlineOf(row), (signal) => answer(request, response, signal));
  };
}

const methodNotAllowed =
  (allowed: readonly string[]): RequestHandler =>
  (request, response) => {
    checkBody(request);
    response.set("Allow", allowed.join(", "));
    throw new Refusal("methodNotAllowed");
  };

/** Mounts every served row, and 405 for other methods on their paths. Literal paths go before those with names. */
export function mount(app: Express, served: readonly Served[]): void {
  const paths = Map.groupBy(served, ({ row }) => row.path);
  const literalFirst = [...paths].sort(([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")));
  for (const [path, rows] of literalFirst) {
    const route = app.route(path);
    for (const one of rows) route[methodOf(one.row)](answering(one));
    route.all(methodNotAllowed(rows.map(({ row }) => row.method)));
  }
}

function methodOf({ method }: Call) {
  return ({ GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const)[method];
}
