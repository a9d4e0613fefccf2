import type { CommittedChanges } from "../call/emulator.ts";
import { type EventRequest, eventRequest, type TriggerEvent } from "./event.ts";
import { getChangeKind, type Trigger } from "./trigger.ts";

/**
 * Sends one event.
 * @returns the HTTP status of the response, or undefined when there was none
 */
export type Post = (request: EventRequest) => Promise<number | undefined>;

/** In milliseconds. firebase-tools kills a worker whose handler threw, and an event sent to the dying worker would be lost. */
const pauseAfterFailure = 500;

/** With this firebase-tools drops an event while its triggers are disabled. */
const disabledStatus = 204;

/** The function of a trigger's key, which firebase-tools forms as `<function>-<number of the reload>`; undefined for other keys. */
function toFunctionName(id: string): string | undefined {
  return /^(.+)-\d+$/.exec(id)?.[1];
}

/** The registered functions and their queued events. Each function receives one event at a time, in order. */
export class Triggers {
  readonly #triggers = new Map<string, Trigger>();
  readonly #queues = new Map<string, TriggerEvent[]>();
  readonly #post: Post | undefined;
  readonly #newId: () => string;

  /** Without `post` there is no Functions emulator, and events are dropped. */
  constructor(post: Post | undefined, newId: () => string) {
    this.#post = post;
    this.#newId = newId;
  }

  /**
   * Registers a function, or replaces its registration. firebase-tools registers a function whose triggers it has disabled under a new key,
   * and ignores every event for the old key, so that one is removed with its queued events.
   */
  register(trigger: Trigger): void {
    const id = `${trigger.project}/${trigger.key}`;
    const name = toFunctionName(id);
    for (const other of this.#triggers.keys()) {
      if (other !== id && name !== undefined && toFunctionName(other) === name) this.#remove(other);
    }
    this.#triggers.set(id, trigger);
  }

  publish({ database, changes, time, caller }: CommittedChanges): void {
    if (!this.#post) return;
    for (const change of changes) {
      for (const trigger of this.#triggers.values()) {
        if (
          trigger.database !== database ||
          !trigger.handles(getChangeKind(change)) ||
          !trigger.matches(change.path)
        )
          continue;
        this.#enqueue({ id: this.#newId(), trigger, change, time, caller });
      }
    }
  }

  /** The number of a project's events that are queued or whose function has not returned yet. */
  countPending(project: string): number {
    return [...this.#queues]
      .filter(([id]) => id.startsWith(`${project}/`))
      .reduce((sum, [, queue]) => sum + queue.length, 0);
  }

  /** Removes all triggers and queued events. */
  stop(): void {
    this.#triggers.clear();
    for (const queue of this.#queues.values()) queue.length = 0;
  }

  #remove(id: string): void {
    this.#triggers.delete(id);
    const queue = this.#queues.get(id);
    if (queue) queue.length = 0;
  }

  #enqueue(occurrence: TriggerEvent): void {
    const id = `${occurrence.trigger.project}/${occurrence.trigger.key}`;
    const waiting = this.#queues.get(id);
    if (waiting) {
      waiting.push(occurrence);
      return;
    }
    const queue = [occurrence];
    this.#queues.set(id, queue);
    void this.#deliver(id, queue);
  }

  async #deliver(id: string, queue: TriggerEvent[]): Promise<void> {
    // An event stays in the queue until its function has returned.
    for (let next = queue[0]; next; next = queue[0]) {
      const status = await this.#post?.(eventRequest(next)).catch(() => undefined);
      if (status === 404) {
        this.#remove(id);
      } else if (status === disabledStatus) {
        // Those that wait would be dropped too.
        queue.length = 0;
      } else if (status === undefined || status >= 500) {
        console.warn(
          `The function ${next.trigger.key} failed on ${next.change.key}: ${status ?? "no answer"}`,
        );
        await new Promise((resolve) => setTimeout(resolve, pauseAfterFailure));
      }
      if (queue[0] === next) queue.shift();
    }
    this.#queues.delete(id);
  }
}
