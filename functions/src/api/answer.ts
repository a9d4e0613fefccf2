import { Refusal } from "@halkopiha/domain/refusal.ts";
import type { ErrorRequestHandler, RequestHandler } from "express";
import { error as logError } from "firebase-functions/logger";
import { checkBody } from "./body.ts";

/**
 * Reference reads may be kept by browsers for a minute and by the CDN for five, and by each two minutes more while it asks anew:
 * a seller who has gone is gone from every answer within ten.
 */
export const publicCache = "public, max-age=60, s-maxage=300, stale-while-revalidate=120";

/** Everything else is for the one who asked. Hosting drops the cookies of answers that are not `private`. */
export const privateCache = "private, no-store";

export const notFound: RequestHandler = (request) => {
  checkBody(request);
  throw new Refusal("notFound");
};

function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  // Express throws it for a path that is not valid percent-encoding: such a path names nothing.
  if (thrown instanceof URIError) return new Refusal("notFound");
  logError("unexpected error", thrown);
  return new Refusal("fault");
}

/** Turns whatever was thrown into an error answer. What is not a refusal is our fault: logged, and told without detail. */
export const refuse: ErrorRequestHandler = (thrown: unknown, _request, response, _next) => {
  const refusal = refusalOf(thrown);
  if (refusal.retryAfter !== undefined) response.set("Retry-After", String(refusal.retryAfter));
  response.status(refusal.status).set("Cache-Control", privateCache).json(refusal);
};
