import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { store } from "../../lib/storage/store.ts";
import { notifiedSellerAtom } from "../../market/notifications/notification-atoms.ts";
import { notifyStorageError } from "../../market/outbox/storage-warning.ts";
import { registerServiceWorker } from "../../offline/service-worker/register.ts";

let isStarted = false;

/** Without it the device is notified on for months; the next visit tries again. */
async function renewNotifications(): Promise<void> {
  const { renewDevice } = await import("../../market/notifications/renew-device.ts");
  await renewDevice(Date.now());
}

/** Starts the offline services of every page that are not needed for the first render; does nothing when they are already running. */
export function startServices(): void {
  if (isStarted) return;
  isStarted = true;
  deviceStorage.onWriteError(notifyStorageError);
  if (import.meta.env.PROD) void registerServiceWorker();
  if (store.get(notifiedSellerAtom)) void renewNotifications().catch(() => undefined);
}
