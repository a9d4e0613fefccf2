import type { Clock } from "../shared/clock.ts";
import { type Change, collectionIdOf, collectionKeyOf, type StoredDocument } from "./documents/document.ts";
import { keyOf, type Path } from "./documents/path.ts";
import { History } from "./history.ts";
import { IndexedCollection } from "./queries/indexed-collection.ts";
import { collectionKey, isInScope, type Scope } from "./queries/scope.ts";
import { PastSnapshot, type Snapshot } from "./snapshot.ts";
import { type StagedCommit, stageWrites, type Write } from "./write.ts";

/** Called for every commit after it is applied, within the same turn of the event loop. */
export type CommitListener = (changes: readonly Change[], time: bigint) => void;

/** The documents of one database at present, and the history of recent commits for reads in the past. */
export class Database implements Snapshot {
  readonly #clock: Clock;
  readonly #allDocuments = new IndexedCollection();
  readonly #collections = new Map<string, IndexedCollection>();
  readonly #groups = new Map<string, IndexedCollection>();
  readonly #history: History;
  readonly #listeners = new Set<CommitListener>();
  #lastTime: bigint;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#lastTime = clock();
    this.#history = new History(this.#lastTime);
  }

  /** The current read time in microseconds, never before the last commit; every later commit gets a later time. */
  get time(): bigint {
    const now = this.#clock();
    if (now > this.#lastTime) this.#lastTime = now;
    return this.#lastTime;
  }

  get size(): number {
    return this.#allDocuments.size;
  }

  document(key: string): StoredDocument | undefined {
    return this.#allDocuments.get(key);
  }

  *documents(scope: Scope): Iterable<StoredDocument> {
    const extent = this.indexedCollection(scope);
    if (!extent) return;
    for (const document of extent.documents()) {
      if (isInScope(scope, document.path)) yield document;
    }
  }

  indexedCollection(scope: Scope): IndexedCollection | undefined {
    const collection = collectionKey(scope);
    if (collection !== undefined) return this.#collections.get(collection);
    return scope.collectionId === undefined ? this.#allDocuments : this.#groups.get(scope.collectionId);
  }

  collections(): Iterable<string> {
    return this.#collections.keys();
  }

  /**
   * The state at a time within the last minute.
   * @throws RpcError when the time is in the future (INVALID_ARGUMENT) or too old (FAILED_PRECONDITION)
   */
  checkedSnapshotAt(time: bigint): Snapshot {
    this.#history.checkReadTime(time, this.time);
    return this.snapshotAt(time);
  }

  /** The state at a time for which `hasSnapshotAt` returned true. */
  snapshotAt(time: bigint): Snapshot {
    return new PastSnapshot(time, this, this.#history.differencesSince(time));
  }

  /** Whether the history still covers `time`. */
  hasSnapshotAt(time: bigint): boolean {
    return time <= this.time && this.#history.covers(time);
  }

  /** Stages a commit of these writes: computes its result without storing anything. */
  stage(writes: readonly Write[]): StagedCommit {
    const now = this.#clock();
    const time = now > this.#lastTime ? now : this.#lastTime + 1n;
    return stageWrites(writes, time, (key) => this.document(key));
  }

  /**
   * Stores a commit that was staged in the same turn of the event loop.
   * @throws RpcError of the first write that has an error
   */
  apply(staged: StagedCommit): void {
    for (const { error } of staged.writes) if (error) throw error;
    this.#store(staged.changes, staged.time);
  }

  /** Stores exported documents with their original times; listeners are not notified. */
  restore(documents: Iterable<StoredDocument>): void {
    for (const after of documents) {
      const { key, path } = after;
      this.#update({ key, path, before: this.document(key), after });
      if (after.updateTime > this.#lastTime) this.#lastTime = after.updateTime;
    }
    // Drop the history: resume tokens from before the import refer to states that never existed here.
    this.#history.clear(this.time);
  }

  /** Deletes the document at a path and everything below it, or all documents. */
  clear(below: Path = []): void {
    const scope = { parent: below, collectionId: undefined, allDescendants: true };
    const removed = [...this.#allDocuments.documents()].filter(({ path }) => {
      return keyOf(path) === keyOf(below) || isInScope(scope, path);
    });
    const changes = removed.map((before) => ({
      key: before.key,
      path: before.path,
      before,
      after: undefined,
    }));
    this.#store(changes, this.stage([]).time);
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #store(changes: readonly Change[], time: bigint): void {
    this.#lastTime = time;
    if (changes.length === 0) return;
    for (const change of changes) this.#update(change);
    this.#history.add({ time, changes });
    for (const listener of this.#listeners) listener(changes, time);
  }

  #update(change: Change): void {
    this.#allDocuments.update(change);
    updateIndexedCollection(this.#collections, collectionKeyOf(change.path), change);
    updateIndexedCollection(this.#groups, collectionIdOf(change.path), change);
  }
}

function updateIndexedCollection(extents: Map<string, IndexedCollection>, key: string, change: Change): void {
  const extent = extents.get(key) ?? new IndexedCollection();
  extent.update(change);
  if (extent.size === 0) extents.delete(key);
  else extents.set(key, extent);
}
