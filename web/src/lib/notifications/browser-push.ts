import { DeviceSubscription } from "@halkopiha/domain/notifications/device-subscription.ts";
import { ifAllowed } from "../storage/blocked-storage.ts";

/**
 * What the browser can do: `denied` by its user, who may allow it again in the browser's settings; `notInstalled` on an iPhone, which has
 * notifications for installed apps alone.
 */
export type PushAbility = "ready" | "denied" | "notInstalled" | "unsupported";

export function findPushAbility(): PushAbility {
  const workers = ifAllowed(() => navigator.serviceWorker);
  // `standalone` is a property of Safari on iOS.
  if (!workers || !("PushManager" in window) || !("Notification" in window))
    return "standalone" in navigator ? "notInstalled" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** Thrown when the browser could not subscribe, for example because its push service cannot be reached. */
export class PushError extends Error {
  override readonly name = "PushError";
}

/** The worker is registered when the page is idle; without one nothing shows notifications. */
async function findPushManager(): Promise<PushManager | null> {
  const registration = await ifAllowed(() => navigator.serviceWorker)?.getRegistration();
  return registration?.pushManager ?? null;
}

const encode = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const toDeviceSubscription = (subscription: PushSubscription): DeviceSubscription =>
  DeviceSubscription.parse(subscription.toJSON());

async function makeSubscription(publicKey: string): Promise<PushSubscription> {
  const manager = await findPushManager();
  if (!manager) throw new PushError();
  const present = await manager.getSubscription();
  // One with another key gets nothing from us, and stands in the way of a new one.
  if (present && encode(present.options.applicationServerKey) !== publicKey) await present.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/**
 * Subscribes this browser, after asking its user. Call it by a press: Safari asks only then.
 * @returns null when the user does not want it
 * @throws PushError
 */
export async function subscribeBrowser(publicKey: string): Promise<DeviceSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  try {
    return toDeviceSubscription(await makeSubscription(publicKey));
  } catch (error) {
    throw new PushError("The browser has no subscription", { cause: error });
  }
}

/** This browser's subscription; null when it has none. */
export async function findBrowserSubscription(): Promise<DeviceSubscription | null> {
  const subscription = await (await findPushManager())?.getSubscription();
  return subscription ? toDeviceSubscription(subscription) : null;
}

/** Ends this browser's subscription, of which the server learns with the next notification; and removes what is shown. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await ifAllowed(() => navigator.serviceWorker)?.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
