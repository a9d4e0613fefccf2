import { responsesId } from "@halkopiha/domain/rendered-page.ts";
import { storePrefetched, storeRendered } from "./prefetch.ts";
import { type EmbeddedResponse, isEmbeddedResponse } from "./response-cache.ts";
import type { WorkerMessage } from "./worker-message.ts";

/** Milliseconds after which a response that a CDN has kept is requested again. */
const maxAge = 10 * 60 * 1000;

const findElement = () => document.getElementById(responsesId);

/** Whether the page was rendered by the server for its URL. */
export const hasEmbeddedResponses = (): boolean => findElement() !== null;

/** When the page was rendered: ISO 8601; empty for a page that was not. */
const findRenderedAt = (): string => findElement()?.dataset["renderedAt"] ?? "";

/** Whether the page was rendered lately. Not when the device's clock is behind, because the age is unknown then. */
const isYoung = (now: number): boolean => Math.abs(now - Date.parse(findRenderedAt())) < maxAge;

/** Whether the responses that the page was rendered from are recent; offline the service worker has them, and says when it cached them. */
export const isRenderedFresh = (now: number): boolean => navigator.onLine && isYoung(now);

/** The responses that the page was rendered from. */
function readEmbeddedResponses(): EmbeddedResponse[] {
  const responses: unknown = JSON.parse(findElement()?.textContent ?? "[]");
  return Array.isArray(responses) ? responses.filter(isEmbeddedResponse) : [];
}

/** The body of the response to a call that the page was rendered from; undefined when it was not. */
export const findEmbeddedBody = (address: string): unknown =>
  readEmbeddedResponses().find(({ url, status }) => url === address && status === 200)?.body;

/** Gives the calls of the first page the responses that it was rendered from, so that they are not requested again. */
export function prefetchFromEmbedded(now: number): void {
  if (!isRenderedFresh(now)) return;
  for (const { url, status, body } of readEmbeddedResponses()) {
    if (status === 200) storeRendered(url, body);
    else storePrefetched(url, Promise.resolve(Response.json(body, { status })));
  }
}

/** Lets the service worker cache the responses that came with the page, for use offline. */
export function cacheEmbeddedResponses(worker: ServiceWorker | null | undefined, now: number): void {
  if (!worker || !isYoung(now)) return;
  const payload = { answers: readEmbeddedResponses(), at: findRenderedAt() };
  const message: WorkerMessage = { type: "CACHE_ANSWERS", payload };
  worker.postMessage(message);
}

let isMounting = true;

/** Whether the app is about to replace or hydrate the page that the server has rendered: then all of it is rendered at once. */
export const isFirstRenderedMount = (): boolean =>
  !import.meta.env.SSR && isMounting && hasEmbeddedResponses();

/** Called when the first page is mounted. */
export function endFirstMount(): void {
  isMounting = false;
}
