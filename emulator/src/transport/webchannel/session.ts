import type { BidiHandler, BidiStream } from "../../call/bidi-stream.ts";
import { type RpcError, toRpcError } from "../../shared/rpc-error.ts";
import { toErrorBody } from "../http/response.ts";
import type { BackChannel } from "./back-channel.ts";
import type { ClientMessage } from "./form.ts";
import { IncomingQueue } from "./incoming-queue.ts";
import { OutgoingQueue } from "./outgoing-queue.ts";

/** Timeouts of a session, in milliseconds. */
export interface SessionTimeouts {
  /** Without a back channel, until the session is closed. A client reconnects within 45 s. */
  readonly disconnect: number;
  /** With a back channel, until a `noop` is sent. The client reconnects after one and a half times this. */
  readonly keepAlive: number;
}

export const defaultTimeouts: SessionTimeouts = { disconnect: 60_000, keepAlive: 30_000 };

/** One stream of an RPC, spread over many requests of a browser. */
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

  /** What a posting client is told: whether it is listened to, the last array sent, how much may be on its way. */
  state(): [hasBackChannel: 0 | 1, sent: number, pending: number] {
    return [this.#back ? 1 : 0, this.#outbox.sent, this.#outbox.pending];
  }

  /** Speaks through this hanging request from now on. The client has given up the previous one, if any. */
  attach(back: BackChannel): void {
    this.#back?.end();
    this.#back = back;
    this.#outbox.rewind();
    // A client that detects buffering proxies falls back to long polling unless data arrives at once.
    if (back.mode.isStreaming) this.#outbox.add(["noop"]);
    this.#wait();
    this.#flush();
  }

  /** A hanging request has ended, by whatever hand. */
  detach(back: BackChannel): void {
    if (this.#back !== back) return;
    this.#back = undefined;
    this.#wait();
  }

  /** The client is gone: nothing is told any more. */
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
    // What happens together is told together: by long polling each answer costs a request.
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
    const act = this.#back
      ? {
          after: Math.min(this.#back.mode.timeout ?? keepAlive, keepAlive),
          what: () => this.#sendKeepAlive(),
        }
      : { after: disconnect, what: () => this.terminate() };
    this.#timer = setTimeout(act.what, act.after).unref();
  }

  #sendKeepAlive(): void {
    this.#outbox.add(["noop"]);
    this.#wait();
    this.#flush();
  }
}
