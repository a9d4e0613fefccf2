import { device } from "../app/device.ts";
import { watchWhoLeaves } from "./forget-person.ts";
import { registerServiceWorker } from "./register.ts";
import { tellStorageTrouble } from "./trouble.ts";
import { watchOutbox } from "./visitor-outbox.ts";

let isRunning = false;

/** Everything offline that the page can begin without; asked again, it runs already. */
export function run(): void {
  if (isRunning) return;
  isRunning = true;
  device.onTrouble(tellStorageTrouble);
  watchOutbox();
  watchWhoLeaves();
  if (import.meta.env.PROD && "serviceWorker" in navigator) void registerServiceWorker();
}
