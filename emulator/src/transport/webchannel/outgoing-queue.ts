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

  /** The size of the arrays that are sent but not acknowledged, in UTF-16 units. */
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

  /** Marks everything that is not acknowledged as unsent. */
  rewind(): void {
    this.#sent = (this.#unacknowledged[0]?.number ?? this.#last + 1) - 1;
  }

  /** Takes the unsent arrays as one JSON array; undefined when there are none. */
  take(): string | undefined {
    const unsent = this.#unacknowledged.filter(({ number }) => number > this.#sent);
    if (unsent.length === 0) return undefined;
    this.#sent = this.#last;
    return `[${unsent.map(({ json }) => json).join(",")}]`;
  }
}
