import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { write } from "firebase-functions/logger";
import { bearerToken } from "./caller.ts";

/**
 * Logs each request as one structured line: no query, body, token or address. Nothing in it comes from a header that a client may set, but
 * for the trace that the logger of Firebase adds: hexadecimal digits, which only group lines in Cloud Logging.
 */
export const logRequests: RequestHandler = (request, response, next) => {
  const started = performance.now();
  response.on("finish", () => {
    write({
      severity: response.statusCode >= 500 ? "ERROR" : "INFO",
      message: "request",
      method: request.method,
      path: response.locals["pattern"] ?? request.route?.path ?? "unknown",
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      caller: bearerToken(request) ? "member" : "visitor",
      requestId: randomUUID(),
    });
  });
  next();
};
