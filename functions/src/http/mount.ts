import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type Call, isSafe } from "@halkopiha/domain/contract/call.ts";
import type { Express, Request, RequestHandler, Response } from "express";
import pLimit from "p-limit";
import { checkAccess } from "./access.ts";
import { bearerToken, findCaller, identify } from "./caller.ts";
import { getClientNetwork } from "./client-address.ts";
import { privateCache, publicCache } from "./error-handler.ts";
import type { RouteHandler } from "./handler.ts";
import { parseInput, parseParams } from "./parse-input.ts";
import { isCanonicalUrl, readQuery, toCanonicalUrl } from "./query.ts";
import { checkBody, readJson, readUpload } from "./request-body.ts";
import { sendFile } from "./send-file.ts";
import { getTimeout, withTimeout } from "./timeout.ts";
import { identifyVisitor, isNewVisitor } from "./visitor.ts";
import { limitNewVisitors } from "./visitor-limits.ts";

async function resolveIdentity(row: Call, request: Request, response: Response) {
  const { access } = row;
  if (access === "anyone") return { findCaller: () => findCaller(bearerToken(request)) };
  if (access === "visitor") {
    if (!isSafe(row) && isNewVisitor(request)) await limitNewVisitors(getClientNetwork(request));
    return { visitor: identifyVisitor(request, response) };
  }
  const caller = await identify(bearerToken(request));
  checkAccess(access, caller);
  return { caller };
}

/** Requests with a bearer token bypass the CDN cache: an admin must see the stored value. */
function isPubliclyCacheable({ cache }: Call, request: Request): boolean {
  return cache === "public" && bearerToken(request) === null;
}

/** Images that one instance processes at once; further uploads wait unread until their timeout. */
const uploadQueue = pLimit(8);
/** Resizing an image takes some hundred MiB and a whole processor, so running two at once would not be faster. */
const resizeQueue = pLimit(1);

/** Reads the body or the upload and runs the handler. */
async function runHandler({ row, run }: RouteHandler, request: Request, known: object, signal: AbortSignal) {
  const { body, upload } = row;
  const parts = {
    ...known,
    body: body && parseInput(body, await readJson(request, signal)),
    upload: upload && (await readUpload(request, { ...row, upload }, signal)),
  };
  if (!upload) return run(parts);
  return resizeQueue(() => {
    signal.throwIfAborted();
    return run(parts);
  });
}

/** Identifies, authorises, validates, handles and responds. */
function createRequestHandler(served: RouteHandler): RequestHandler {
  const { row } = served;
  const answer = async (request: Request, response: Response, signal: AbortSignal) => {
    const query = readQuery(row, request.originalUrl);
    const isPublic = isPubliclyCacheable(row, request);
    const canonicalUrl = isPublic ? toCanonicalUrl(row, request.originalUrl) : null;
    if (canonicalUrl) return response.redirect(308, canonicalUrl);
    const callerIdentity = await resolveIdentity(row, request, response);
    const known = {
      ...callerIdentity,
      address: getClientNetwork(request),
      params: parseParams(row, request.params),
      query: parseInput(row.query, query),
      headers: parseInput(row.headers, request.headers),
    };
    const run = () => runHandler(served, request, known, signal);
    const result = await (row.upload ? uploadQueue(run) : run());
    if (signal.aborted) return;
    if (row.file) return sendFile(response, row.file, result);
    response
      .status(row.status ?? 200)
      .set("Cache-Control", isPublic && isCanonicalUrl(row, request.originalUrl) ? publicCache : privateCache)
      .json(row.answer.parse(result));
  };
  return (request, response) => {
    response.locals["pattern"] = row.path;
    checkBody(request, row);
    return withTimeout(response, getTimeout(row), (signal) => answer(request, response, signal));
  };
}

const methodNotAllowed =
  (allowed: readonly string[]): RequestHandler =>
  (request, response) => {
    checkBody(request);
    response.set("Allow", allowed.join(", "));
    throw new AppError("methodNotAllowed");
  };

/** Mounts every row, and a 405 response for other methods on its path. Literal paths are mounted before paths with parameters. */
export function mount(app: Express, served: readonly RouteHandler[]): void {
  const paths = Map.groupBy(served, ({ row }) => row.path);
  const literalFirst = [...paths].sort(([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")));
  for (const [path, rows] of literalFirst) {
    const route = app.route(path);
    for (const one of rows) route[toExpressMethod(one.row)](createRequestHandler(one));
    route.all(methodNotAllowed(rows.map(({ row }) => row.method)));
  }
}

function toExpressMethod({ method }: Call) {
  return ({ GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const)[method];
}
