/** Milliseconds after which the API rejects a visitor's call, unless the setting `CALL_TIMEOUT_SECONDS` gives another time. */
export const serverCallTimeout = 10_000;

/** Milliseconds after which the app aborts a call on a slow connection. Longer than the API's, so that it receives the API's own error. */
export const appCallTimeout = 15_000;
