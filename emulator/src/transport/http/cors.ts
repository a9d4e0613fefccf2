import type { IncomingMessage } from "node:http";

/** Allows pages of any origin, with credentials, because the SDK sends all its requests with credentials. */
export function corsHeaders({ headers, method }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined) return {};
  const allowed = {
    "access-control-allow-origin": headers.origin,
    "access-control-allow-credentials": "true",
    vary: "origin",
  };
  if (method !== "OPTIONS") {
    // The SDK reads these headers; the browser logs an error for each one that is not exposed.
    return { ...allowed, "access-control-expose-headers": "x-client-wire-protocol, x-http-session-id" };
  }
  return {
    ...allowed,
    "access-control-allow-methods": headers["access-control-request-method"] ?? "GET",
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "",
    "access-control-max-age": "3600",
  };
}
