interface Numbered {
  readonly number: number;
  readonly json: string;
}

/** Arrays for the client, numbered from 1 and stored until they are acknowledged. */
export class OutgoingQueue {
  #unacknowledged: Numbered[] = [];
  #last = 0;
  #sent = 0;

  /** The number of the last array that was sent. */
  get sent(): number {
    return this.#sent;
  }

  /** How much was sent and may still be on its way. */
  get pending(): number {
    const pending = this.#unacknowledged.filter(({ number }) => number <= this.#sent);
    return pending.reduce((size, { json }) => size + json.length, 0);
  }

  add(array: readonly unknown[]): void {
    this.#last++;
    this.#unacknowledged.push({ number: this.#last, json: `[${this.#last},${JSON.stringify(array)}]` });
  }

  acknowledge(number: number): void {
    this.#unacknowledged = this.#unacknowledged.filter((array) => array.number > number);
  }

  /** Everything that is not acknowledged is to be sent again. */
  rewind(): void {
    this.#sent = (this.#unacknowledged[0]?.number ?? this.#last + 1) - 1;
  }

  /** What has not been sent yet, as one JSON array; nothing when there is nothing. */
  take(): string | undefined {
    const unsent = this.#unacknowledged.filter(({ number }) => number > this.#sent);
    if (unsent.length === 0) return undefined;
    this.#sent = this.#last;
    return `[${unsent.map(({ json }) => json).join(",")}]`;
  }
}
