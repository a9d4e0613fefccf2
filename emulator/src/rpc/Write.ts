import type { BidiHandler, BidiMethod, BidiStream } from "../call/bidi-stream.ts";
import type { RpcContext } from "../call/context.ts";
import type { DatabaseInstance } from "../call/emulator.ts";
import { invalidArgument, type RpcError, toRpcError } from "../shared/rpc-error.ts";
import type { WireWrite } from "../wire/messages.ts";
import { type CommitResponse, commit } from "./Commit.ts";

interface WriteRequest {
  database?: string;
  streamId?: string;
  writes?: WireWrite[];
  streamToken?: Uint8Array;
}

interface WriteResponse extends Partial<CommitResponse> {
  streamId?: string;
  streamToken: Uint8Array;
}

/** Commits the requests of a stream in order, with one response each. The first request only opens the stream. */
export const write: BidiMethod = (context, stream) => new WriteStream(context, stream);

class WriteStream implements BidiHandler {
  readonly #context: RpcContext;
  readonly #stream: BidiStream;
  #instance: DatabaseInstance | undefined;
  #answers = 0;

  constructor(context: RpcContext, stream: BidiStream) {
    this.#context = context;
    this.#stream = stream;
  }

  message(request: WriteRequest): void {
    try {
      if (this.#instance) this.#write(this.#instance, request);
      else this.#open(request);
    } catch (thrown) {
      const failure: RpcError = toRpcError(thrown);
      this.#stream.fail(failure);
    }
  }

  halfClose(): void {
    this.#stream.end();
  }

  close(): void {}

  #open(request: WriteRequest): void {
    if (request.streamId || request.streamToken?.length)
      throw invalidArgument("A write stream cannot be resumed.");
    if (request.writes?.length)
      throw invalidArgument("The first request of a write stream must not contain writes.");
    if (!request.database)
      throw invalidArgument("The first request of a write stream must name the database.");
    this.#instance = this.#context.emulator.databaseInstance(request.database);
    this.#answer({ streamId: this.#context.emulator.deps.randomBytes(8).toString("hex") });
  }

  #write(instance: DatabaseInstance, { database, writes }: WriteRequest): void {
    if (database && database !== instance.name)
      throw invalidArgument("A write stream cannot change its database.");
    if (!writes || writes.length === 0) {
      this.#answer({});
      this.#stream.end();
      return;
    }
    this.#answer(commit(this.#context, { database: instance.name, writes }));
  }

  #answer(response: Omit<WriteResponse, "streamToken">): void {
    this.#answers++;
    this.#stream.send({ ...response, streamToken: Buffer.from(String(this.#answers)) });
  }
}
