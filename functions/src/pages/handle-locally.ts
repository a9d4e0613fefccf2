import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type Call, createPathPattern } from "@halkopiha/domain/contract/call.ts";
import { routes } from "../api/routes.ts";
import type { RouteHandler } from "../http/handler.ts";
import { parseInput, parseParams } from "../http/request/parse-input.ts";
import { readQuery } from "../http/request/query.ts";

/** The response to a call, as the page embeds it. */
export interface LocalResponse {
  /** Path and query of the call. */
  url: string;
  status: number;
  body: unknown;
  /** Whether the CDN may keep a page that was made of it. */
  isCacheable: boolean;
}

const isPublicRead = ({ method, access, file }: Call) => method === "GET" && access === "anyone" && !file;

// Literal paths come before paths with parameters.
const publicReads = Object.values<RouteHandler>(routes)
  .filter(({ call }) => isPublicRead(call))
  .map((served) => ({ served, pattern: createPathPattern(served.call.path) }))
  .toSorted((a, b) => Number(a.served.call.path.includes(":")) - Number(b.served.call.path.includes(":")));

const decode = (groups: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));

async function run(url: string, leaveUncached: () => void): Promise<unknown> {
  const [pathname = ""] = url.split("?", 1);
  for (const { served, pattern } of publicReads) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const { call } = served;
    const result = await served.run({
      params: parseParams(call, decode(match.groups)),
      query: parseInput(call.query, readQuery(call, url)),
      headers: {},
      // A page in the CDN is the same for everyone.
      findCaller: async () => null,
      address: "",
      leaveUncached,
    });
    return call.response?.parse(result);
  }
  throw new AppError("notFound");
}

/**
 * Runs the handler of a public read of the API, without HTTP and as a stranger. Every other call gets 404.
 * @throws Error when the handler fails
 */
export async function handleLocally(url: string): Promise<LocalResponse> {
  const cache = { isAllowed: true };
  const leaveUncached = () => {
    cache.isAllowed = false;
  };
  try {
    const body = await run(url, leaveUncached);
    return { url, status: 200, body, isCacheable: cache.isAllowed };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { url, status: error.status, body: error.toJSON(), isCacheable: false };
  }
}
