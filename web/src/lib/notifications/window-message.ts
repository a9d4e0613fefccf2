/** What the service worker tells a window of the app: to show a page. */
export interface WindowMessage {
  type: "OPEN";
  path: string;
}

/** The path that a message of the service worker asks to open; null for any other message. */
export function parseOpenedPath(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("type" in data) || data.type !== "OPEN") return null;
  return "path" in data && typeof data.path === "string" && /^\/(?!\/)/.test(data.path) ? data.path : null;
}
