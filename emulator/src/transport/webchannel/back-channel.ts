import { chunk } from "./chunk.ts";

/** The answer of a request that is kept open. */
export interface StreamingResponse {
  write(text: string): void;
  end(): void;
}

/** How the client wants to be told: as things happen, or by one answer for each request. */
export interface BackChannelMode {
  readonly isStreaming: boolean;
  /** How long the client waits for an answer, in milliseconds; without it as long as the server likes. */
  readonly timeout: number | undefined;
}

// A browser keeps all of an answer that grows, and the server what is not acknowledged: the next request does that.
const maxResponseLength = 1024 * 1024;

/** One hanging request by which messages reach the client. */
export class BackChannel {
  readonly mode: BackChannelMode;
  readonly #response: StreamingResponse;
  #size = 0;

  constructor(response: StreamingResponse, mode: BackChannelMode) {
    this.#response = response;
    this.mode = mode;
  }

  /** Sends JSON. Tells whether more can follow. */
  send(json: string): boolean {
    this.#response.write(chunk(json));
    this.#size += json.length;
    const goesOn = this.mode.isStreaming && this.#size < maxResponseLength;
    if (!goesOn) this.#response.end();
    return goesOn;
  }

  end(): void {
    this.#response.end();
  }
}
