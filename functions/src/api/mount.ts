import type { Call } from "@halkopiha/domain/contract.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { validate } from "@halkopiha/domain/validation.ts";
import type { Express, Request, RequestHandler, Response } from "express";
import type * as z from "zod/mini";
import { checkAccess } from "./access.ts";
import { addressOf } from "./address.ts";
import { privateCache, publicCache } from "./answer.ts";
import { readJson, readUpload } from "./body.ts";
import { bearerToken, identify, whoAsks } from "./caller.ts";
import { sendFile } from "./send-file.ts";
import type { Served } from "./serve.ts";
import { recognise } from "./visitor.ts";

async function identity({ access }: Call, request: Request, response: Response) {
  if (access === "anyone") return { whoAsks: () => whoAsks(bearerToken(request)) };
  if (access === "visitor") return { visitor: recognise(request, response) };
  const caller = await identify(bearerToken(request));
  checkAccess(access, caller);
  return { caller };
}

function parsed(schema: z.ZodMiniType | undefined, read: () => unknown): unknown {
  if (!schema) return undefined;
  const checked = validate(schema, read());
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

/** Identify, authorise, validate, handle, answer. */
function answering({ row, run }: Served): RequestHandler {
  return async (request, response) => {
    response.locals["pattern"] = row.path;
    const who = await identity(row, request, response);
    const context = {
      ...who,
      address: addressOf(request),
      params: parsedParams(row, request),
      query: parsed(row.query, () => request.query),
      headers: parsed(row.headers, () => request.headers),
      body: parsed(row.body, () => readJson(request)),
      upload: row.upload && (await readUpload(request, row.upload)),
    };
    const result = await run(context);
    if (row.file) return sendFile(response, row.file, result);
    response
      .status(row.status ?? 200)
      .set("Cache-Control", isForEveryone(row, request) ? publicCache : privateCache)
      .json(row.answer.parse(result));
  };
}

const methodNotAllowed =
  (allowed: readonly string[]): RequestHandler =>
  (_request, response) => {
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
