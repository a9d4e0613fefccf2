import * as z from "zod/mini";

const lockName = "halkopiha-outbox";
let last: Promise<unknown> = Promise.resolve();

/** One work at a time in all tabs of the app; where the browser has no locks, in this one. */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(lockName, work);
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** What a tab tells the others: sentences, and whether the server has said no. Another version of the app may tell otherwise. */
const TabMessage = z.catch(z.object({ sentences: z.readonly(z.array(z.string())), isRefused: z.boolean() }), {
  sentences: [],
  isRefused: false,
});
export type TabMessage = z.infer<typeof TabMessage>;

let opened: BroadcastChannel | undefined;

/** Opened at first use: one that is open keeps the build from ending. */
function channel(): BroadcastChannel | undefined {
  if (globalThis.BroadcastChannel) opened ??= new BroadcastChannel("halkopiha-outbox");
  return opened;
}

/**
 * Notifies the other tabs that the store has changed, or sends them sentences for the banner, since the sending tab may be in the
 * background.
 */
export function postToTabs(message: TabMessage = { sentences: [], isRefused: false }): void {
  channel()?.postMessage(message);
}

export function subscribeToTabs(onMessage: (message: TabMessage) => void): void {
  channel()?.addEventListener("message", ({ data }: MessageEvent<unknown>) =>
    onMessage(TabMessage.parse(data)),
  );
}
