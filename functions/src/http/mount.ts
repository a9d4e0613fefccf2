import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type Call, isSafe } from "@halkopiha/domain/contract/call.ts";
import type { Express, Request, RequestHandler, Response } from "express";
import pLimit from "p-limit";
import { bindEventSource, setEventCaller, withEventSource } from "../client/event-source.ts";
import { toNetwork } from "../client/network.ts";
import { limitNewVisitors } from "../limits/visitor-limits.ts";
import type { RouteHandler } from "./handler.ts";
import { checkAccess } from "./request/access.ts";
import { checkApp } from "./request/app-check.ts";
import { checkAppVersion } from "./request/app-version.ts";
import { bearerToken, findCaller, identify } from "./request/caller.ts";
import { parseInput, parseParams } from "./request/parse-input.ts";
import { isCanonicalUrl, readQuery } from "./request/query.ts";
import { recordingRejections } from "./request/rejections.ts";
import { checkBody, readJson, readUpload } from "./request/request-body.ts";
import { identifyVisitor, isNewVisitor, keepVisitor } from "./request/visitor.ts";
import { privateCache, publicCache } from "./response/error-handler.ts";
import { sendFile } from "./response/send-file.ts";
import { getTimeout, withTimeout } from "./timeout.ts";

async function requireCaller({ access }: Call, request: Request) {
  if (access === "anyone" || access === "visitor") return {};
  const caller = await identify(bearerToken(request));
  setEventCaller(caller.uid);
  checkAccess(access, caller);
  return { caller };
}

async function resolveIdentity(call: Call, request: Request, response: Response) {
  const { access } = call;
  if (access === "anyone") return { findCaller: () => findCaller(bearerToken(request)) };
  if (access === "visitor") {
    const visitor = identifyVisitor(request);
    if (!isNewVisitor(request)) keepVisitor(response, visitor);
    else if (!isSafe(call)) await limitNewVisitors(toNetwork(request.ip));
    return { visitor };
  }
  return requireCaller(call, request);
}

/**
 * Sets the cookie of a new visitor, before a call that stores something runs. Not earlier: another site's form comes without the cookie, and its
 * rejection would replace the one that the browser has. Not for a call that only reads: its late response could replace the cookie of a cart that was
 * created meanwhile.
 */
function keepNewVisitor(call: Call, request: Request, response: Response, known: { visitor?: string }): void {
  const { visitor } = known;
  if (visitor !== undefined && isNewVisitor(request) && !isSafe(call)) keepVisitor(response, visitor);
}

/** Browsers say that another site's page makes a request: only links of mails, which prove themselves, may come from there. */
function checkSite(call: Call, request: Request): void {
  const isForeign = request.get("sec-fetch-site") === "cross-site";
  if (isForeign && !isSafe(call) && call.access !== "anyone") throw new AppError("forbidden");
}

/** Requests with a bearer token bypass the CDN cache: an admin must see the stored value. */
function isPubliclyCacheable(call: Call, request: Request): boolean {
  return (
    call.cache === "public" && bearerToken(request) === null && isCanonicalUrl(call, request.originalUrl)
  );
}

/** Images that one instance processes at once; further uploads wait unread until their timeout. Visitors do not keep sellers waiting. */
const uploadQueue = pLimit(8);
const visitorUploadQueue = pLimit(4);
/** Resizing an image takes some hundred MiB and a whole processor, so running two at once would not be faster. */
const resizeQueue = pLimit(1);

/** Milliseconds for which it holds who calls, since it was asked. Somebody could keep a request open until their rights have ended. */
const identityLifetime = 500;

/** Reads the body or the upload and runs the handler. */
async function runHandler(
  { call, run }: RouteHandler,
  { request, response, signal }: { request: Request; response: Response; signal: AbortSignal },
  { identifiedAt, ...known }: { identifiedAt: number; visitor?: string },
) {
  const { body, readBody = (sent) => sent, upload } = call;
  const runAs = async (parts: object) => {
    keepNewVisitor(call, request, response, known);
    const isWithoutBody = !body && !upload;
    if (isWithoutBody || Date.now() - identifiedAt < identityLifetime) return run(parts);
    return run({ ...parts, ...(await requireCaller(call, request)) });
  };
  const parts = {
    ...known,
    body: body && parseInput(body, readBody(await readJson(request, call, signal))),
    upload: upload && (await readUpload(request, { ...call, upload }, signal)),
  };
  if (!upload) return runAs(parts);
  const resize = bindEventSource(() => {
    signal.throwIfAborted();
    return runAs(parts);
  });
  return resizeQueue(resize);
}

/** Identifies, authorises, validates, handles and responds. */
function createRequestHandler(served: RouteHandler): RequestHandler {
  const { call } = served;
  const answer = async (request: Request, response: Response, signal: AbortSignal) => {
    checkSite(call, request);
    await checkApp(call, request, response);
    checkAppVersion(call, request);
    const query = readQuery(call, request.originalUrl);
    const identifiedAt = Date.now();
    const callerIdentity = await resolveIdentity(call, request, response);
    const cache = { isPublic: isPubliclyCacheable(call, request) };
    const known = {
      identifiedAt,
      ...callerIdentity,
      address: toNetwork(request.ip),
      leaveUncached: () => {
        cache.isPublic = false;
      },
      userAgent: request.get("user-agent"),
      params: parseParams(call, request.params),
      query: parseInput(call.query, query),
      headers: parseInput(call.headers, request.headers),
    };
    const run = bindEventSource(() => runHandler(served, { request, response, signal }, known));
    const queue = call.access === "visitor" ? visitorUploadQueue : uploadQueue;
    const result = await (call.upload ? queue(run) : run());
    if (signal.aborted) return;
    const cacheControl = cache.isPublic ? publicCache : privateCache;
    if (call.file) return sendFile(response, call.file, { answer: result, cacheControl });
    response
      .status(call.status ?? 200)
      .set("Cache-Control", cacheControl)
      .json(call.response.parse(result));
  };
  return (request, response) => {
    response.locals["pattern"] = call.path;
    checkBody(request, call);
    const client = { network: toNetwork(request.ip), userAgent: request.get("user-agent") };
    return withEventSource(call, client, () =>
      withTimeout(response, getTimeout(call), (signal) =>
        recordingRejections(() => answer(request, response, signal)),
      ),
    );
  };
}

const methodNotAllowed =
  (allowed: readonly string[]): RequestHandler =>
  (request, response) => {
    checkBody(request);
    response.set("Allow", allowed.join(", "));
    throw new AppError("methodNotAllowed");
  };

/** Mounts every call, and a 405 response for other methods on its path. Literal paths are mounted before paths with parameters. */
export function mount(app: Express, served: readonly RouteHandler[]): void {
  const paths = Map.groupBy(served, ({ call }) => call.path);
  const literalFirst = [...paths].sort(([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")));
  for (const [path, calls] of literalFirst) {
    const route = app.route(path);
    for (const one of calls) route[toExpressMethod(one.call)](createRequestHandler(one));
    route.all(methodNotAllowed(calls.map(({ call }) => call.method)));
  }
}

function toExpressMethod({ method }: Call) {
  return ({ GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const)[method];
}
