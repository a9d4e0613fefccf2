import { chunk } from "./chunk.ts";

/** A response that stays open while it is written. */
export interface StreamingResponse {
  write(text: string): void;
  end(): void;
}

/** How the client receives messages: by streaming, or by one response per request (long polling). */
export interface BackChannelMode {
  readonly isStreaming: boolean;
  /** How long the client waits for a response, in milliseconds; undefined for no limit. */
  readonly timeout: number | undefined;
}

// End long responses: a browser buffers the whole response, and the server stores what the client's next request has yet to acknowledge.
const maxResponseLength = 1024 * 1024;

/** A pending request; its response carries messages to the client. */
export class BackChannel {
  readonly mode: BackChannelMode;
  readonly #response: StreamingResponse;
  #size = 0;

  constructor(response: StreamingResponse, mode: BackChannelMode) {
    this.#response = response;
    this.mode = mode;
  }

  /**
   * Sends JSON.
   * @returns whether more can follow in this response
   */
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
