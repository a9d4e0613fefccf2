import * as z from "zod/mini";

const lockName = "halkopiha-outbox";
let last: Promise<unknown> = Promise.resolve();

/** Runs one task at a time across all tabs of the app; without Web Locks, within this tab. */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(lockName, work);
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

const empty = { sentences: [], colour: "warning" as const };

/** Message between tabs: sentences for the banner, and its colour. The format of another version of the app may differ. */
const TabMessage = z.catch(
  z.object({ sentences: z.readonly(z.array(z.string())), colour: z.enum(["success", "warning", "danger"]) }),
  empty,
);
export type TabMessage = z.infer<typeof TabMessage>;

let opened: BroadcastChannel | undefined;

/** Opened on first use, because an open channel keeps the build process from exiting. */
function channel(): BroadcastChannel | undefined {
  if (globalThis.BroadcastChannel) opened ??= new BroadcastChannel("halkopiha-outbox");
  return opened;
}

/**
 * Notifies the other tabs that the store has changed, or sends them sentences for the banner, since the sending tab may be in the
 * background.
 */
export function postToTabs(message: TabMessage = empty): void {
  channel()?.postMessage(message);
}

export function subscribeToTabs(onMessage: (message: TabMessage) => void, signal: AbortSignal): void {
  const receive = ({ data }: MessageEvent<unknown>) => onMessage(TabMessage.parse(data));
  channel()?.addEventListener("message", receive, { signal });
}
