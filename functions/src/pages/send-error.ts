import { scrubPath } from "@halkopiha/domain/errors/scrub-text.ts";
import type { ErrorRequestHandler, RequestHandler } from "express";
import { error as logError } from "firebase-functions/logger";
import { recordServerError } from "../errors/server-errors.ts";
import { privateCache } from "../http/response/error-handler.ts";
import { readNotFound } from "./renderer.ts";

/** Counts an error of a page; of its path only the first part is kept, because the next one may be a name. */
export function recordPageError(error: unknown, path: string): Promise<void> {
  const [, section = "", ...rest] = path.split("/");
  return recordServerError("page", error, scrubPath(rest.length > 0 ? `/${section}/:id` : `/${section}`));
}

/** Sends the page "not found". Nobody can fill the CDN with pages of invented addresses. */
export const sendNotFound: RequestHandler = async (_request, response) => {
  const html = await readNotFound();
  response.status(404).set("Cache-Control", privateCache).type("html").send(html);
};

/** When not even the app's HTML can be read. */
const unavailable =
  '<!doctype html><html lang="fi"><meta charset="utf-8"><title>Halkopiha</title><p>Sivua ei voitu näyttää. Yritä hetken kuluttua uudelleen.</p></html>';

/** Sends a page for every error, because the answers of this function are for people. A path that cannot be decoded is of no page. */
export const sendError: ErrorRequestHandler = async (thrown: unknown, request, response, next) => {
  if (thrown instanceof URIError) {
    try {
      await sendNotFound(request, response, next);
      return;
    } catch (error) {
      logError("the page of unknown addresses was not read", error);
    }
  } else {
    logError("a page was not sent", thrown);
    await recordPageError(thrown, request.path);
  }
  const headers = { "Cache-Control": privateCache, "Retry-After": "5" };
  response.status(503).set(headers).type("html").send(unavailable);
};
