import * as z from "zod/mini";
import { ifAllowed } from "../../lib/storage/blocked-storage.ts";

const lockName = "halkopiha-outbox";
let last: Promise<unknown> = Promise.resolve();

/** Runs one task at a time within this tab. */
function withinTab<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** Runs one task at a time across all tabs of the app; without Web Locks, or where the browser forbids them, within this tab. */
export async function withLock<T>(work: () => Promise<T>): Promise<T> {
  let isRunning = false;
  const run = () => {
    isRunning = true;
    return work();
  };
  try {
    const locks: LockManager | undefined = navigator.locks;
    if (locks) return await locks.request(lockName, run);
  } catch (error) {
    // The error is that of the task, not of the lock.
    if (isRunning) throw error;
  }
  return withinTab(work);
}

const empty = { sentences: [], colour: "warning" as const };

/** Message between tabs: sentences for the banner, and its colour. The format of another version of the app may differ. */
const TabMessage = z.catch(
  z.object({ sentences: z.readonly(z.array(z.string())), colour: z.enum(["success", "warning", "danger"]) }),
  empty,
);
export type TabMessage = z.infer<typeof TabMessage>;

let opened: BroadcastChannel | undefined;

/** Opened on first use, because an open channel keeps the build process from exiting; undefined where the browser has or allows none. */
function channel(): BroadcastChannel | undefined {
  opened ??= ifAllowed(() => globalThis.BroadcastChannel && new BroadcastChannel("halkopiha-outbox"));
  return opened;
}

/**
 * Notifies the other tabs that the store has changed, or sends them sentences for the banner, since the sending tab may be in the
 * background.
 */
export function postToTabs(message: TabMessage = empty): void {
  ifAllowed(() => channel()?.postMessage(message));
}

export function subscribeToTabs(onMessage: (message: TabMessage) => void, signal: AbortSignal): void {
  const receive = ({ data }: MessageEvent<unknown>) => onMessage(TabMessage.parse(data));
  channel()?.addEventListener("message", receive, { signal });
}
