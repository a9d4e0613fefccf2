import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { ErrorRequestHandler, RequestHandler } from "express";
import { error as logError } from "firebase-functions/logger";
import { checkBody } from "../request/request-body.ts";

/**
 * Public reads are cached by browsers for a minute and by the CDN for five, and by each two minutes more while revalidating: a deactivated
 * seller disappears from every response within ten minutes.
 */
export const publicCache = "public, max-age=60, s-maxage=300, stale-while-revalidate=120";

/** For all other responses. Hosting removes cookies from responses that are not `private`. */
export const privateCache = "private, no-store";

export const notFound: RequestHandler = (request) => {
  checkBody(request);
  throw new AppError("notFound");
};

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  // Express throws URIError for invalid percent-encoding in a path.
  if (thrown instanceof URIError) return new AppError("notFound");
  logError("unexpected error", thrown);
  return new AppError("fault");
}

/** Express error handler. Errors other than AppError are logged and get a 500 response without detail. */
export const errorHandler: ErrorRequestHandler = (thrown: unknown, _request, response, _next) => {
  const appError = toAppError(thrown);
  if (appError.retryAfter !== undefined) response.set("Retry-After", String(appError.retryAfter));
  response.status(appError.status).set("Cache-Control", privateCache).json(appError);
};
