/** Header of a response from the cache: when the server sent it, ISO 8601. */
export const cachedAtHeader = "x-halkopiha-saved-at";

/** Name of the cache for responses that belong to one user; deleted at logout. */
export const personalCacheName = "personal";
