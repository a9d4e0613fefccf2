import type { Failure } from "../failure.ts";
import type { Call } from "./call.ts";

/** What a handler of a stream in both directions is given to speak with. */
export interface DuplexStream {
  send(message: object): void;
  end(): void;
  fail(failure: Failure): void;
}

/** What such a handler gives back to be told what comes in. */
export interface DuplexHandler {
  message(message: object): void;
  halfClose(): void;
  close(): void;
}

export type Duplex = (call: Call, stream: DuplexStream) => DuplexHandler;
