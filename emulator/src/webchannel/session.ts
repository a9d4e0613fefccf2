import { asFailure, type Failure } from "../failure.ts";
import { refusalOf } from "../http/answer.ts";
import type { DuplexHandler, DuplexStream } from "../rpc/duplex.ts";
import type { BackChannel } from "./back-channel.ts";
import type { Incoming } from "./form.ts";
import { Inbox } from "./inbox.ts";
import { Outbox } from "./outbox.ts";

/** Milliseconds of silence until something is done about it. */
export interface Patience {
  /** Without a hanging request, until the client is taken for gone. It comes back within 45 s if it can. */
  readonly absence: number;
  /** With one, until a sign of life is sent. The client doubts the connection after one and a half times this. */
  readonly silence: number;
}

export const patience: Patience = { absence: 60_000, silence: 30_000 };

/** One stream of an RPC, spread over many requests of a browser. */
export class Session {
  readonly #inbox = new Inbox();
  readonly #outbox = new Outbox();
  readonly #patience: Patience;
  readonly #read: (json: string) => object;
  readonly #forget: () => void;
  readonly #handler: DuplexHandler | undefined;
  #back: BackChannel | undefined;
  #timer: NodeJS.Timeout | undefined;
  #flushing = false;
  #over = false;

  constructor(options: {
    open: (stream: DuplexStream) => DuplexHandler;
    read: (json: string) => object;
    write: (message: object) => unknown;
    forget: () => void;
    patience: Patience;
  }) {
    this.#read = options.read;
    this.#forget = options.forget;
    this.#patience = options.patience;
    this.#wait();
    try {
      this.#handler = options.open({
        send: (message) => this.#over || this.#add([options.write(message)]),
        end: () => this.#finish(["close"]),
        fail: (failure) => this.#fail(failure),
      });
    } catch (thrown) {
      this.#fail(asFailure(thrown));
    }
  }

  receive(messages: readonly Incoming[]): void {
    try {
      for (const json of this.#inbox.take(messages))
        if (!this.#over) this.#handler?.message(this.#read(json));
    } catch (thrown) {
      this.#fail(asFailure(thrown));
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
    // A client in doubt takes a stream that does not speak at once for one that a proxy holds back.
    if (back.mode.streams) this.#outbox.add(["noop"]);
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
    this.#forget();
  }

  #fail(failure: Failure): void {
    this.#finish([refusalOf(failure)]);
  }

  #finish(last?: readonly unknown[]): void {
    if (this.#over) return;
    this.#over = true;
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
    if (goesOn && this.#over) back.end();
    if (!goesOn || this.#over) this.detach(back);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { absence, silence } = this.#patience;
    const act = this.#back
      ? { after: Math.min(this.#back.mode.timeout ?? silence, silence), what: () => this.#breakSilence() }
      : { after: absence, what: () => this.terminate() };
    this.#timer = setTimeout(act.what, act.after).unref();
  }

  #breakSilence(): void {
    this.#outbox.add(["noop"]);
    this.#wait();
    this.#flush();
  }
}
