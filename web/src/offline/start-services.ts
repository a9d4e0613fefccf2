import { deviceStorage } from "../lib/storage/device-storage.ts";
import { clearUserDataOnLogout } from "./clear-user-data.ts";
import { startSendingOnLeave } from "./outbox/send-on-leave.ts";
import { startOutboxReplay } from "./outbox/visitor-outbox.ts";
import { registerServiceWorker } from "./service-worker/register.ts";
import { notifyStorageError } from "./storage-warning.ts";

let isStarted = false;

/** Starts the offline services that are not needed for the first render; does nothing when they are already running. */
export function startServices(): void {
  if (isStarted) return;
  isStarted = true;
  deviceStorage.onWriteError(notifyStorageError);
  startOutboxReplay();
  startSendingOnLeave();
  clearUserDataOnLogout();
  if (import.meta.env.PROD) void registerServiceWorker();
}
