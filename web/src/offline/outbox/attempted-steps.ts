import { type Mutation, markAttempted } from "./mutations.ts";
import type { OutboxState, OutboxStore } from "./outbox-store.ts";

interface AttemptedSteps {
  /** The versions of steps that were sent and are not marked in the store. */
  list(): readonly string[];
  /** Called when these are marked. */
  forget(versions: readonly string[]): void;
}

/** Wraps a store so that steps that a closing page has sent are marked before the next read or update: nobody undoes them as unsent. */
export function withAttemptedSteps(
  { read, update }: OutboxStore,
  { list, forget }: AttemptedSteps,
): OutboxStore {
  async function updateMarked(change: (state: OutboxState) => OutboxState): Promise<OutboxState> {
    const versions = list();
    const mark = (queued: Mutation) => (versions.includes(queued.version) ? markAttempted(queued) : queued);
    const state = await update((before) => change({ ...before, mutations: before.mutations.map(mark) }));
    if (versions.length > 0) forget(versions);
    return state;
  }
  return {
    read: () => (list().length > 0 ? updateMarked((state) => state) : read()),
    update: updateMarked,
  };
}
