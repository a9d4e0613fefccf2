/** Header of a response from the cache: when the server sent it, ISO 8601. */
export const cachedAtHeader = "x-halkopiha-saved-at";

/** Name of the cache for responses that belong to one user; deleted at logout. */
export const personalCacheName = "personal";

/** Name of the cache for pages that the server renders; deleted at logout, because it reveals what was looked at. */
export const pageCacheName = "pages";

/** A response of the API that a page was rendered from. */
export interface EmbeddedResponse {
  /** Path and query of the call. */
  url: string;
  status: number;
  body: unknown;
}

/** Whether a value is a response that a page was rendered from. */
export function isEmbeddedResponse(value: unknown): value is EmbeddedResponse {
  return (
    typeof value === "object" &&
    value !== null &&
    "url" in value &&
    typeof value.url === "string" &&
    "status" in value &&
    typeof value.status === "number" &&
    "body" in value
  );
}
