import type { Call, Request as RequestOf, ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { api, type CallOptions, type RequestParts } from "./client.ts";
import type { DeferredCall } from "./deferred-call.ts";

export interface Cached {
  /** When the service worker cached the answer (ISO 8601); null when it comes from the server. */
  cachedAt: string | null;
}

/** Makes a call, and adds to its answer how old it is. @throws ApiError */
export async function apiWithCachedAt<C extends Call>(
  call: C | DeferredCall<C>,
  request: RequestOf<C> & RequestParts,
  options: Omit<CallOptions, "onCached">,
): Promise<ResponseBody<C, Blob> & Cached> {
  let cachedAt: string | null = null;
  const onCached = (at: string) => {
    cachedAt = at;
  };
  const answer = await api(call, request, { ...options, onCached });
  return Object.assign({}, answer, { cachedAt });
}
