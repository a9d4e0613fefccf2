import type { RpcError } from "../shared/rpc-error.ts";
import type { Call } from "./call.ts";

/** What a handler of a stream in both directions is given to speak with. */
export interface BidiStream {
  send(message: object): void;
  end(): void;
  fail(failure: RpcError): void;
}

/** What such a handler gives back to be told what comes in. */
export interface BidiHandler {
  message(message: object): void;
  halfClose(): void;
  close(): void;
}

export type BidiMethod = (call: Call, stream: BidiStream) => BidiHandler;
