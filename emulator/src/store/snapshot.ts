import type { StoredDocument } from "./documents/document.ts";
import type { IndexedCollection } from "./queries/indexed-collection.ts";
import { isInScope, type Scope } from "./queries/scope.ts";

/** All documents at one time. */
export interface Snapshot {
  /** Microseconds since 1970. */
  readonly time: bigint;
  document(key: string): StoredDocument | undefined;
  documents(scope: Scope): Iterable<StoredDocument>;
  /** A collection or group that contains at least the scope and can be sorted; undefined when queries must scan `documents`. */
  indexedCollection(scope: Scope): IndexedCollection | undefined;
  /** The keys of all collections that contain a document. */
  collections(): Iterable<string>;
}

/** A past state: the present documents with later changes undone. */
export class PastSnapshot implements Snapshot {
  readonly time: bigint;
  readonly #present: Snapshot;
  readonly #differences: ReadonlyMap<string, StoredDocument | undefined>;

  constructor(time: bigint, present: Snapshot, differences: ReadonlyMap<string, StoredDocument | undefined>) {
    this.time = time;
    this.#present = present;
    this.#differences = differences;
  }

  document(key: string): StoredDocument | undefined {
    return this.#differences.has(key) ? this.#differences.get(key) : this.#present.document(key);
  }

  *documents(scope: Scope): Iterable<StoredDocument> {
    for (const document of this.#present.documents(scope)) {
      if (!this.#differences.has(document.key)) yield document;
    }
    for (const document of this.#differences.values()) {
      if (document && isInScope(scope, document.path)) yield document;
    }
  }

  indexedCollection(scope: Scope): IndexedCollection | undefined {
    return this.#differences.size === 0 ? this.#present.indexedCollection(scope) : undefined;
  }

  *collections(): Iterable<string> {
    const keys = new Set<string>();
    for (const { path } of this.documents({ parent: [], collectionId: undefined, allDescendants: true })) {
      keys.add(path.slice(0, -1).join("/"));
    }
    yield* keys;
  }
}
