import type { ClientMessage } from "./form.ts";

/** Delivers each message of the client once and in order, even if the client sends it repeatedly or out of order. */
export class IncomingQueue {
  readonly #early = new Map<number, string>();
  #next = 0;

  /** Adds messages and returns those that are now next in order. */
  take(messages: readonly ClientMessage[]): string[] {
    for (const { number, data } of messages) if (number >= this.#next) this.#early.set(number, data);
    const due: string[] = [];
    for (let data = this.#early.get(this.#next); data !== undefined; data = this.#early.get(this.#next)) {
      this.#early.delete(this.#next);
      this.#next++;
      due.push(data);
    }
    return due;
  }
}
