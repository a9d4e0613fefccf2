import type { ClientMessage } from "./form.ts";

/** What comes from the client, each message once and in order, however often and in whatever order it is sent. */
export class IncomingQueue {
  readonly #early = new Map<number, string>();
  #next = 0;

  /** The messages whose turn has come with these. */
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
