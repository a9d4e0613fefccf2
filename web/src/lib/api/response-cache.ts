/** On an answer that comes from this device: when the server gave it, ISO 8601. */
export const cachedAtHeader = "x-halkopiha-saved-at";

/** The cache of what the server has told one person alone; gone when they log out. */
export const personalCacheName = "personal";
