import { startSendingOnLeave } from "../../market/outbox/send-on-leave.ts";
import { startOutboxReplay } from "../../market/outbox/visitor-outbox.ts";
import { clearUserDataOnLogout } from "./clear-user-data.ts";

let isStarted = false;

/** Starts sending what waits in the outbox, and emptying it after a logout; does nothing when that is already running. */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  startOutboxReplay();
  startSendingOnLeave();
  clearUserDataOnLogout();
}
