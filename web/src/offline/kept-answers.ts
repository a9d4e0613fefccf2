/** On an answer that comes from this device: when the server gave it, ISO 8601. */
export const savedAtHeader = "x-halkopiha-saved-at";
