import type { BidiHandler, BidiStream } from "../../call/bidi-stream.ts";
import { type RpcError, toRpcError } from "../../shared/rpc-error.ts";
import { toErrorBody } from "../http/response.ts";
import type { BackChannel } from "./back-channel.ts";
import type { ClientMessage } from "./form.ts";
import { IncomingQueue } from "./incoming-queue.ts";
import { OutgoingQueue } from "./outgoing-queue.ts";

/** Timeouts of a session, in milliseconds. */
export interface SessionTimeouts {
  /** How long a session without a back channel stays open. A client reconnects within 45 s. */
  readonly disconnect: number;
  /** How long a session with a back channel is idle before it sends a `noop`. The client reconnects after one and a half times this. */
  readonly keepAlive: number;
}

export const defaultTimeouts: SessionTimeouts = { disconnect: 60_000, keepAlive: 30_000 };

/** One stream of an RPC, transported by many requests of a browser. */
export class Session {
  readonly #inbox = new IncomingQueue();
  readonly #outbox = new OutgoingQueue();
  readonly #timeouts: SessionTimeouts;
  readonly #read: (json: string) => object;
  readonly #onClose: () => void;
  readonly #handler: BidiHandler | undefined;
  #back: BackChannel | undefined;
  #timer: NodeJS.Timeout | undefined;
  #flushing = false;
  #isClosed = false;

  constructor(options: {
    open: (stream: BidiStream) => BidiHandler;
    read: (json: string) => object;
    write: (message: object) => unknown;
    onClose: () => void;
    timeouts: SessionTimeouts;
  }) {
    this.#read = options.read;
    this.#onClose = options.onClose;
    this.#timeouts = options.timeouts;
    this.#wait();
    try {
      this.#handler = options.open({
        send: (message) => this.#isClosed || this.#add([options.write(message)]),
        end: () => this.#finish(["close"]),
        fail: (failure) => this.#fail(failure),
      });
    } catch (thrown) {
      this.#fail(toRpcError(thrown));
    }
  }

  receive(messages: readonly ClientMessage[]): void {
    try {
      for (const json of this.#inbox.take(messages))
        if (!this.#isClosed) this.#handler?.message(this.#read(json));
    } catch (thrown) {
      this.#fail(toRpcError(thrown));
    }
  }

  acknowledge(number: number): void {
    this.#outbox.acknowledge(number);
  }

  /** The response to a POST request: whether a back channel is open, the last array sent, the size of sent but unacknowledged arrays. */
  state(): [hasBackChannel: 0 | 1, sent: number, pending: number] {
    return [this.#back ? 1 : 0, this.#outbox.sent, this.#outbox.pending];
  }

  /** Sends through this back channel from now on. The client has abandoned the previous one, if any. */
  attach(back: BackChannel): void {
    this.#back?.end();
    this.#back = back;
    this.#outbox.rewind();
    // A client that detects buffering proxies falls back to long polling unless data arrives at once.
    if (back.mode.isStreaming) this.#outbox.add(["noop"]);
    this.#wait();
    this.#flush();
  }

  /** Must be called when a back channel has ended, from either side. */
  detach(back: BackChannel): void {
    if (this.#back !== back) return;
    this.#back = undefined;
    this.#wait();
  }

  /** Closes the session without sending anything more. */
  terminate(): void {
    clearTimeout(this.#timer);
    this.#finish();
    this.#back?.end();
    this.#back = undefined;
    this.#onClose();
  }

  #fail(failure: RpcError): void {
    this.#finish([toErrorBody(failure)]);
  }

  #finish(last?: readonly unknown[]): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (last) this.#add(last);
    this.#handler?.close();
  }

  #add(array: readonly unknown[]): void {
    this.#outbox.add(array);
    if (this.#flushing) return;
    // Send the arrays of one turn of the event loop together: with long polling each response costs a request.
    this.#flushing = true;
    setImmediate(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    const back = this.#back;
    const json = back ? this.#outbox.take() : undefined;
    if (!back || json === undefined) return;
    this.#timer?.refresh();
    const goesOn = back.send(json);
    if (goesOn && this.#isClosed) back.end();
    if (!goesOn || this.#isClosed) this.detach(back);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { disconnect, keepAlive } = this.#timeouts;
    const next = this.#back
      ? {
          after: Math.min(this.#back.mode.timeout ?? keepAlive, keepAlive),
          what: () => this.#sendKeepAlive(),
        }
      : { after: disconnect, what: () => this.terminate() };
    this.#timer = setTimeout(next.what, next.after).unref();
  }

  #sendKeepAlive(): void {
    this.#outbox.add(["noop"]);
    this.#wait();
    this.#flush();
  }
}
