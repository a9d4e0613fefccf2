import type { Clock } from "../clock.ts";
import { type Change, collectionIdOf, collectionKeyOf, type StoredDocument } from "./document.ts";
import { Extent } from "./extent.ts";
import { History } from "./history.ts";
import { keyOf, type Path } from "./path.ts";
import { collectionKey, inScope, type Scope } from "./scope.ts";
import { PastView, type View } from "./view.ts";
import { type Plan, planWrites, type Write } from "./write.ts";

/** Hears every commit after it is applied, within the same turn of the event loop. */
export type CommitListener = (changes: readonly Change[], time: bigint) => void;

/** The documents of one database: the present, and what is needed to read the recent past. */
export class Database implements View {
  readonly #clock: Clock;
  readonly #everything = new Extent();
  readonly #collections = new Map<string, Extent>();
  readonly #groups = new Map<string, Extent>();
  readonly #history: History;
  readonly #listeners = new Set<CommitListener>();
  #latest: bigint;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#latest = clock();
    this.#history = new History(this.#latest);
  }

  /** The moment of a read now: not before the last commit, and before every later one. */
  get time(): bigint {
    const now = this.#clock();
    if (now > this.#latest) this.#latest = now;
    return this.#latest;
  }

  get size(): number {
    return this.#everything.size;
  }

  document(key: string): StoredDocument | undefined {
    return this.#everything.get(key);
  }

  *documents(scope: Scope): Iterable<StoredDocument> {
    const extent = this.extent(scope);
    if (!extent) return;
    for (const document of extent.documents()) {
      if (inScope(scope, document.path)) yield document;
    }
  }

  extent(scope: Scope): Extent | undefined {
    const collection = collectionKey(scope);
    if (collection !== undefined) return this.#collections.get(collection);
    return scope.collectionId === undefined ? this.#everything : this.#groups.get(scope.collectionId);
  }

  collections(): Iterable<string> {
    return this.#collections.keys();
  }

  /** The state at a moment of the last minute. */
  at(time: bigint): View {
    this.#history.checkReadTime(time, this.time);
    return this.past(time);
  }

  /** The state at a moment that `remembers` vouched for. */
  past(time: bigint): View {
    return new PastView(time, this, this.#history.differencesSince(time));
  }

  /** Whether the state at `time` can still be told. */
  remembers(time: bigint): boolean {
    return time <= this.time && this.#history.reaches(time);
  }

  /** Works out a commit of these writes; nothing is stored yet. */
  plan(writes: readonly Write[]): Plan {
    const now = this.#clock();
    const time = now > this.#latest ? now : this.#latest + 1n;
    return planWrites(writes, time, (key) => this.document(key));
  }

  /** Stores a plan made in the same turn of the event loop, or throws its first refusal. */
  apply(plan: Plan): void {
    for (const { refusal } of plan.writes) if (refusal) throw refusal;
    this.#store(plan.changes, plan.time);
  }

  /** Puts documents back as they were elsewhere, with their times. */
  restore(documents: Iterable<StoredDocument>): void {
    for (const after of documents) {
      const { key, path } = after;
      this.#update({ key, path, before: this.document(key), after });
      if (after.updateTime > this.#latest) this.#latest = after.updateTime;
    }
    // Whoever listened before knows a state that may never have been saved.
    this.#history.clear(this.time);
  }

  /** Removes what lies below a path, or everything. */
  clear(below: Path = []): void {
    const scope = { parent: below, collectionId: undefined, allDescendants: true };
    const removed = [...this.#everything.documents()].filter(({ path }) => {
      return keyOf(path) === keyOf(below) || inScope(scope, path);
    });
    const changes = removed.map((before) => ({
      key: before.key,
      path: before.path,
      before,
      after: undefined,
    }));
    this.#store(changes, this.plan([]).time);
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #store(changes: readonly Change[], time: bigint): void {
    this.#latest = time;
    if (changes.length === 0) return;
    for (const change of changes) this.#update(change);
    this.#history.add({ time, changes });
    for (const listener of this.#listeners) listener(changes, time);
  }

  #update(change: Change): void {
    this.#everything.update(change);
    updateExtent(this.#collections, collectionKeyOf(change.path), change);
    updateExtent(this.#groups, collectionIdOf(change.path), change);
  }
}

function updateExtent(extents: Map<string, Extent>, key: string, change: Change): void {
  const extent = extents.get(key) ?? new Extent();
  extent.update(change);
  if (extent.size === 0) extents.delete(key);
  else extents.set(key, extent);
}
