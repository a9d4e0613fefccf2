import { findBrowserSubscription } from "../../lib/notifications/browser-push.ts";

/** The id of this device in the list of the server: the SHA-256 of its endpoint; null when it has none. */
export async function findDeviceId(): Promise<string | null> {
  const subscription = await findBrowserSubscription();
  if (!subscription) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(subscription.endpoint));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
