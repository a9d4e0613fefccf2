import { chunk } from "./chunk.ts";

/** The answer of a request that is kept open. */
export interface Line {
  write(text: string): void;
  end(): void;
}

/** How the client wants to be told: as things happen, or by one answer for each request. */
export interface BackChannelMode {
  readonly streams: boolean;
  /** How long the client waits for an answer, in milliseconds; without it as long as the server likes. */
  readonly timeout: number | undefined;
}

// A browser keeps all of an answer that grows, and the server what is not acknowledged: the next request does that.
const largestAnswer = 1024 * 1024;

/** One hanging request by which messages reach the client. */
export class BackChannel {
  readonly mode: BackChannelMode;
  readonly #line: Line;
  #size = 0;

  constructor(line: Line, mode: BackChannelMode) {
    this.#line = line;
    this.mode = mode;
  }

  /** Sends JSON. Tells whether more can follow. */
  send(json: string): boolean {
    this.#line.write(chunk(json));
    this.#size += json.length;
    const goesOn = this.mode.streams && this.#size < largestAnswer;
    if (!goesOn) this.#line.end();
    return goesOn;
  }

  end(): void {
    this.#line.end();
  }
}
