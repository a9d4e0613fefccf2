import type { RpcError } from "../shared/rpc-error.ts";
import type { RpcContext } from "./context.ts";

/** The server's side of a bidirectional stream: sends responses. */
export interface BidiStream {
  send(message: object): void;
  end(): void;
  fail(failure: RpcError): void;
}

/** Receives the requests of a bidirectional stream. */
export interface BidiHandler {
  message(message: object): void;
  halfClose(): void;
  close(): void;
}

export type BidiMethod = (context: RpcContext, stream: BidiStream) => BidiHandler;
