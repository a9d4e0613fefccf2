import { isOffline } from "../../lib/connection/offline-atom.ts";
import { store } from "../../lib/storage/store.ts";
import { listSendable } from "../../offline/outbox/order-steps.ts";
import { orderStepsAtom } from "../../offline/outbox/pending-atoms.ts";
import { sentOnLeave } from "../../offline/outbox/sent-on-leave.ts";
import { outbox } from "./visitor-outbox.ts";

/** Versions of the steps that this page has sent. */
const sent = new Set<string>();

/**
 * Sends the held steps when the page is hidden, because it may be closed, or suspended for longer than they can be undone. What is stored
 * asynchronously may be lost then.
 */
function sendHeldSteps(): void {
  if (isOffline()) return;
  const steps = listSendable(store.get(orderStepsAtom)).filter(({ version }) => !sent.has(version));
  if (steps.length === 0) return;
  const versions = steps.map(({ version }) => version);
  for (const version of versions) sent.add(version);
  sentOnLeave.add(versions);
  void outbox.sendAtOnce(steps).then(outbox.send);
}

function sendWhenHidden(): void {
  if (document.visibilityState === "hidden") sendHeldSteps();
}

/** Called again, it changes nothing. */
export function startSendingOnLeave(): void {
  document.addEventListener("visibilitychange", sendWhenHidden);
  window.addEventListener("pagehide", sendHeldSteps);
}
