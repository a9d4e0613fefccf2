import type { BidiHandler, BidiMethod, BidiStream } from "../call/bidi-stream.ts";
import type { RpcContext } from "../call/context.ts";
import type { DatabaseInstance } from "../call/emulator.ts";
import { codes, invalidArgument, type RpcError, toRpcError } from "../shared/rpc-error.ts";
import type { Change } from "../store/documents/document.ts";
import { prepareQuery } from "../store/queries/prepared-query.ts";
import { encodeDocument } from "../wire/documents.ts";
import type { WireListenResponse, WireTarget, WireTargetChange } from "../wire/messages.ts";
import { decodeParent, decodePathIn, encodeName, parseDatabaseName } from "../wire/names.ts";
import { decodeQuery } from "../wire/queries.ts";
import { decodeTimestamp, encodeTimestamp } from "../wire/time.ts";
import { authorizeDocuments, authorizeQuery, type ListenAuthorization } from "./listen/authorization.ts";
import { DocumentsWatch, QueryWatch, type Update, type Watch } from "./listen/targets.ts";

interface ListenRequest {
  database?: string;
  addTarget?: WireTarget;
  removeTarget?: number;
}

/** The Admin SDK closes a stream after two minutes without a message. */
const heartbeat = 30_000;

/** One target of a listen stream with its authorization. */
interface Target {
  readonly watch: Watch;
  readonly authorization: ListenAuthorization;
}

/** Sends the changes of many targets in one stream. */
export const listen: BidiMethod = (context, stream) => new ListenStream(context, stream);

class ListenStream implements BidiHandler {
  readonly #context: RpcContext;
  readonly #stream: BidiStream;
  readonly #targets = new Map<number, Target>();
  readonly #timer: NodeJS.Timeout;
  #instance: DatabaseInstance | undefined;
  #unsubscribe = () => {};

  constructor(context: RpcContext, stream: BidiStream) {
    this.#context = context;
    this.#stream = stream;
    this.#timer = setInterval(() => this.#instance && this.#sendSnapshot(this.#instance), heartbeat).unref();
  }

  message(request: ListenRequest): void {
    this.#guard(() => {
      const instance = this.#instanceOf(request.database);
      if (request.addTarget) this.#add(instance, request.addTarget);
      else if (request.removeTarget !== undefined) this.#remove(request.removeTarget);
    });
  }

  halfClose(): void {
    this.#stream.end();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#unsubscribe();
  }

  #instanceOf(database: string | undefined): DatabaseInstance {
    if (!this.#instance) {
      const instance = this.#context.emulator.databaseInstance(database || this.#context.resourcePrefix);
      this.#instance = instance;
      this.#unsubscribe = this.#subscribe(instance);
    }
    if (database && database !== this.#instance.name)
      throw invalidArgument("A listen stream cannot change its database.");
    return this.#instance;
  }

  #subscribe(instance: DatabaseInstance): () => void {
    const { project } = parseDatabaseName(instance.name);
    const followed = instance.database.onCommit((changes) =>
      this.#guard(() => this.#onCommit(instance, changes)),
    );
    const ruled = this.#context.emulator.deps.rulesEvaluator.onChange(project, () => {
      this.#guard(() => this.#recheckTargets(() => true));
    });
    return () => {
      followed();
      ruled();
    };
  }

  #add(instance: DatabaseInstance, target: WireTarget): void {
    const id = target.targetId || this.#nextId();
    if (this.#targets.has(id)) throw invalidArgument(`The target id ${id} is in use.`);
    this.#change("ADD", id);
    try {
      const authorized = this.#authorize(instance, target);
      this.#sendUpdates(instance, id, this.#getInitialUpdates(instance, id, target, authorized.watch), true);
      this.#targets.set(id, authorized);
    } catch (thrown) {
      this.#rejectTarget(id, toRpcError(thrown));
      return;
    }
    this.#timer.refresh();
    this.#change("CURRENT", id, this.#position(instance));
    this.#sendSnapshot(instance);
    if (target.once) this.#remove(id);
  }

  #getInitialUpdates(instance: DatabaseInstance, id: number, target: WireTarget, watch: Watch): Update[] {
    const { database } = instance;
    const known = readResumeTime(target);
    if (known === undefined) return watch.start(database);
    if (database.hasSnapshotAt(known)) return watch.resume(database.snapshotAt(known), database);
    this.#change("RESET", id);
    return watch.start(database);
  }

  /**
   * Creates the watch of a target.
   * @throws RpcError PERMISSION_DENIED when the rules do not allow it
   */
  #authorize(instance: DatabaseInstance, { query, documents }: WireTarget): Target {
    if (documents) {
      const paths = (documents.documents ?? []).map((name) => decodePathIn(instance.name, name));
      return {
        authorization: authorizeDocuments(this.#context, instance, paths),
        watch: new DocumentsWatch(paths),
      };
    }
    if (!query) throw invalidArgument("A target must name documents or a query.");
    const parent = decodeParent(query.parent);
    if (parent.database !== instance.name)
      throw invalidArgument("A target must belong to the stream's database.");
    const prepared = prepareQuery(decodeQuery(parent.path, query.structuredQuery));
    this.#context.emulator.deps.checkIndexes(prepared);
    return {
      authorization: authorizeQuery(this.#context, instance, prepared),
      watch: new QueryWatch(prepared),
    };
  }

  /** Removes the targets that the rules no longer allow, before any new change is sent. */
  #recheckTargets(concerns: (authorization: ListenAuthorization) => boolean): void {
    for (const [id, { authorization }] of this.#targets) {
      if (!concerns(authorization)) continue;
      try {
        authorization.recheck();
      } catch (thrown) {
        this.#targets.delete(id);
        this.#rejectTarget(id, toRpcError(thrown));
      }
    }
  }

  #onCommit(instance: DatabaseInstance, changes: readonly Change[]): void {
    let hasSent = false;
    this.#recheckTargets((authorization) => authorization.isAffectedBy(changes));
    for (const [id, { watch }] of this.#targets) {
      const updates = watch.applyChanges(changes, instance.database);
      this.#sendUpdates(instance, id, updates, false);
      hasSent ||= updates.length > 0;
    }
    if (hasSent) this.#sendSnapshot(instance);
  }

  #sendUpdates(instance: DatabaseInstance, id: number, updates: readonly Update[], first: boolean): void {
    instance.usage.reads += Math.max(first ? 1 : 0, updates.filter(({ inResult }) => inResult).length);
    for (const update of updates) this.#send(toListenResponse(instance, id, update));
  }

  #remove(id: number): void {
    this.#targets.delete(id);
    this.#change("REMOVE", id);
  }

  #rejectTarget(id: number, { code, message }: RpcError): void {
    this.#change("REMOVE", id, { cause: { code: codes[code], message } });
  }

  /** Sends NO_CHANGE with the read time: clients raise a snapshot only after it. */
  #sendSnapshot(instance: DatabaseInstance): void {
    this.#send({
      targetChange: { targetChangeType: "NO_CHANGE", targetIds: [], ...this.#position(instance) },
    });
  }

  #position({ database }: DatabaseInstance): WireTargetChange {
    const { time } = database;
    const resumeToken = Buffer.alloc(8);
    resumeToken.writeBigInt64BE(time);
    return { resumeToken, readTime: encodeTimestamp(time) };
  }

  #change(targetChangeType: string, id: number, more: WireTargetChange = {}): void {
    this.#send({ targetChange: { targetChangeType, targetIds: [id], ...more } });
  }

  #send(response: WireListenResponse): void {
    this.#stream.send(response);
  }

  #nextId(): number {
    let id = 1;
    while (this.#targets.has(id)) id++;
    return id;
  }

  // An error in a commit listener must not fail the commit that notifies it, so it ends this stream instead.
  #guard(action: () => void): void {
    try {
      action();
    } catch (thrown) {
      this.#stream.fail(toRpcError(thrown));
    }
  }
}

function toListenResponse(
  instance: DatabaseInstance,
  id: number,
  { path, document, inResult }: Update,
): WireListenResponse {
  if (!document) {
    const readTime = encodeTimestamp(instance.database.time);
    return {
      documentDelete: { document: encodeName(instance.name, path), removedTargetIds: [id], readTime },
    };
  }
  const wire = encodeDocument(instance.name, document);
  return {
    documentChange: { document: wire, ...(inResult ? { targetIds: [id] } : { removedTargetIds: [id] }) },
  };
}

/** The time of the state that the client already has. An unknown token is read as time 0, which the history never covers. */
function readResumeTime({ resumeToken, readTime: time }: WireTarget): bigint | undefined {
  if (time) return decodeTimestamp(time);
  if (!resumeToken || resumeToken.length === 0) return undefined;
  return resumeToken.length === 8 ? Buffer.from(resumeToken).readBigInt64BE() : 0n;
}
