import type { Request } from "express";

/**
 * The network address that a call came from. Hosting names the visitor's in a header of its own; behind a bare function the
 * last forwarding hop is the caller. It is only counted, never trusted.
 */
export function addressOf(request: Request): string {
  const hops = (request.get("x-forwarded-for") ?? "").split(",");
  return (
    request.get("fastly-client-ip") ?? (hops.at(-1)?.trim() || request.socket.remoteAddress || "unknown")
  );
}
