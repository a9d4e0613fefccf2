import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { notifyStorageError } from "../../market/outbox/storage-warning.ts";
import { registerServiceWorker } from "../../offline/service-worker/register.ts";

let isStarted = false;

/** Starts the offline services of every page that are not needed for the first render; does nothing when they are already running. */
export function startServices(): void {
  if (isStarted) return;
  isStarted = true;
  deviceStorage.onWriteError(notifyStorageError);
  if (import.meta.env.PROD) void registerServiceWorker();
}
