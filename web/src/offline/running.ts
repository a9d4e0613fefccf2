import { deviceStorage } from "../app/device.ts";
import { clearUserDataOnLogout } from "./forget-person.ts";
import { registerServiceWorker } from "./register.ts";
import { notifyStorageError } from "./trouble.ts";
import { startOutboxReplay } from "./visitor-outbox.ts";

let isStarted = false;

/** Everything offline that the page can begin without; asked again, it runs already. */
export function startServices(): void {
  if (isStarted) return;
  isStarted = true;
  deviceStorage.onWriteError(notifyStorageError);
  startOutboxReplay();
  clearUserDataOnLogout();
  if (import.meta.env.PROD && "serviceWorker" in navigator) void registerServiceWorker();
}
