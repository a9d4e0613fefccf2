import type { Notification } from "@halkopiha/domain/notifications/notification.ts";
import type { WindowMessage } from "../../lib/notifications/window-message.ts";
import { parseNotification } from "./parse-notification.ts";

declare const self: ServiceWorkerGlobalScope;

/** Browsers demand that each push shows something, also one that an earlier version of this worker cannot read. */
const unreadable: Notification = {
  title: "Halkopiha",
  body: "Sinulle on uutta. Avaa Halkopiha.",
  tag: "unreadable",
  path: "/",
};

/** Shows a push; one that was sent twice replaces itself without a sound. */
export async function showNotification(text: string): Promise<void> {
  const { title, body, tag, path, badge } = parseNotification(text) ?? unreadable;
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: "fi",
    icon: "/icons/any-192.png",
    badge: "/icons/monochrome-512.png",
    data: path,
  });
  if (badge !== undefined && "setAppBadge" in navigator)
    await navigator.setAppBadge(badge).catch(() => undefined);
}

const toPath = (data: unknown): string => (typeof data === "string" ? data : "/");

/** Opens the page of a notification: in a window that shows it, in another one of the app, or in a new one. */
export async function openNotification({ data }: { readonly data: unknown }): Promise<void> {
  const path = toPath(data);
  const others = await self.registration.getNotifications();
  for (const other of others) if (toPath(other.data) === path) other.close();
  const windows = await self.clients.matchAll({ type: "window" });
  const shown = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
  if (!shown) return void (await self.clients.openWindow(path));
  const focused = await shown.focus();
  focused.postMessage({ type: "OPEN", path } satisfies WindowMessage);
}

/** What TypeScript's library lacks of the event `pushsubscriptionchange`; some browsers leave out either subscription. */
export interface SubscriptionChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/**
 * Tells the server by which subscription the browser has replaced its former one. Without a former one the app subscribes when it is opened.
 * @param path the path of the call `replaceSubscription`
 */
export async function replaceSubscription(
  { oldSubscription, newSubscription }: SubscriptionChange,
  path: string,
): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const made =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, keys } = oldSubscription.toJSON();
  const body = JSON.stringify({ former: { endpoint, auth: keys?.["auth"] }, subscription: toBody(made) });
  await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
}

function toBody(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys };
}
