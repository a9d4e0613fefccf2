import { device } from "../app/device.ts";
import { watchWhoLeaves } from "./forget-person.ts";
import { registerServiceWorker } from "./register.ts";
import { tellStorageTrouble } from "./trouble.ts";
import { watchOutbox } from "./visitor-outbox.ts";

/** Everything offline that the page can begin without. */
export function run(): void {
  device.onTrouble(tellStorageTrouble);
  watchOutbox();
  watchWhoLeaves();
  if (import.meta.env.PROD && "serviceWorker" in navigator) void registerServiceWorker();
}
