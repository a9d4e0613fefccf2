import { subscribeDevice } from "@halkopiha/domain/contract/notifications.ts";
import { api } from "../../lib/api/client.ts";
import {
  findBrowserSubscription,
  subscribeBrowser,
  unsubscribeBrowser,
} from "../../lib/notifications/browser-push.ts";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { notifiedSellerAtom } from "./notification-atoms.ts";
import { loadPushKey } from "./push-key.ts";

/** Milliseconds after which a device tells again that it is subscribed: it is forgotten after months without. */
const interval = 24 * 60 * 60_000;

/**
 * Confirms that the logged-in seller is notified on this device, with the login of now; ends it when somebody else has logged in.
 * @throws ApiError, PushError
 */
export async function renewDevice(now: number): Promise<void> {
  const notified = store.get(notifiedSellerAtom);
  const session = store.get(sessionAtom);
  if (!notified || !session) return;
  if (notified.userId !== session.user._id) return endDevice();
  if (notified.loginExpiry === session.expiry && now - notified.at < interval) return;
  const publicKey = await loadPushKey();
  if (publicKey === null) return;
  // Another one where the key of the market has changed.
  const body = (await findBrowserSubscription()) && (await subscribeBrowser(publicKey));
  if (!body) return store.set(notifiedSellerAtom, null);
  await api(subscribeDevice, { body }, { handlesErrors: true });
  store.set(notifiedSellerAtom, { ...notified, loginExpiry: session.expiry, at: now });
}

/** Ends all notifications on this device. */
export async function endDevice(): Promise<void> {
  store.set(notifiedSellerAtom, null);
  await unsubscribeBrowser();
}
