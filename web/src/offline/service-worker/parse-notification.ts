import type { Notification } from "@halkopiha/domain/notifications/notification.ts";

// Written by hand, because the service worker has no zod in it: each visitor loads it.

const isText = (value: unknown): value is string => typeof value === "string";

/** A page of our own: a path, and no host behind two slashes. */
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)[\w/-]*$/.test(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads what a push service has delivered; null for anything else. */
export function parseNotification(text: string): Notification | null {
  const read = parseJson(text);
  if (typeof read !== "object" || read === null) return null;
  const { title, body, tag, path, badge }: Partial<Record<keyof Notification, unknown>> = read;
  if (!isText(title) || !isText(body) || !isText(tag) || !isPath(path)) return null;
  const hasBadge = typeof badge === "number" && Number.isSafeInteger(badge) && badge >= 0;
  return { title, body, tag, path, ...(hasBadge && { badge }) };
}
