import type { RequestHandler } from "express";
import { error as logError } from "firebase-functions/logger";
import pLimit from "p-limit";
import { appUrl } from "../config.ts";
import { privateCache } from "../http/response/error-handler.ts";
import { getPageTimeout } from "../http/timeout.ts";
import { readShell, renderPage } from "./renderer.ts";
import { recordPageError, sendNotFound } from "./send-error.ts";

/** The CDN keeps a page for five minutes, and may send it for a day more while it renders it again. */
const pageCache = "public, s-maxage=300, stale-while-revalidate=86400";

/** Pages that one instance renders at once, and that wait for it; beyond that a page is left to the browser. An instance has 40 requests. */
const maxRendering = 4;
const maxWaiting = 20;

const renderQueue = pLimit(maxRendering);

/** @throws Error when too many pages are waiting, or this one has waited too long */
function renderQueued(url: URL): ReturnType<typeof renderPage> {
  if (renderQueue.pendingCount >= maxWaiting) throw new Error("Too many pages are waiting.");
  const signal = AbortSignal.timeout(getPageTimeout());
  return renderQueue(() => {
    signal.throwIfAborted();
    return renderPage(url, signal);
  });
}

/**
 * Sends a page with complete HTML, the same for every visitor: no cookie or token is read. If it cannot be rendered, the browser gets the
 * app, which renders it or says what is wrong.
 */
export const sendPage: RequestHandler = async (request, response, next) => {
  response.type("html");
  try {
    const url = new URL(request.originalUrl, appUrl.value());
    const page = await renderQueued(url);
    if (!page) await sendNotFound(request, response, next);
    else if ("location" in page)
      response.set("Cache-Control", privateCache).redirect(page.status, page.location);
    else {
      // Nobody can fill the CDN with pages of invented addresses, or with other spellings of an address.
      const isCacheable = page.isCacheable && request.originalUrl === url.pathname + url.search;
      response
        .status(page.status)
        .set("Cache-Control", isCacheable ? pageCache : privateCache)
        .send(page.html);
    }
  } catch (error) {
    logError("a page was not rendered", error);
    await recordPageError(error, request.path);
    response
      .status(503)
      .set({ "Cache-Control": privateCache, "Retry-After": "5" })
      .send(await readShell());
  }
};
