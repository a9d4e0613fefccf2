import type { Change, StoredDocument } from "../documents/document.ts";
import { SortedDocuments, type Sorting, toSortingKey } from "./sorted-documents.ts";

const maxSortings = 48;

/** The documents of a collection or collection group, with sorted lists that are created when a query first needs them. */
export class IndexedCollection {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #sorted = new Map<string, SortedDocuments>();

  get size(): number {
    return this.#documents.size;
  }

  documents(): Iterable<StoredDocument> {
    return this.#documents.values();
  }

  get(key: string): StoredDocument | undefined {
    return this.#documents.get(key);
  }

  update(change: Change): void {
    if (change.after) this.#documents.set(change.key, change.after);
    else this.#documents.delete(change.key);
    for (const [signature, sorted] of this.#sorted) {
      if (!sorted.addChange(change)) this.#sorted.delete(signature);
    }
  }

  /** All documents that have the sorting's fields, in sorted order. */
  sorted(sorting: Sorting): SortedDocuments {
    const signature = toSortingKey(sorting);
    const sorted = this.#sorted.get(signature) ?? new SortedDocuments(sorting, this.documents());
    // Re-insert: a Map iterates in insertion order, which makes this a least-recently-used cache.
    this.#sorted.delete(signature);
    this.#sorted.set(signature, sorted);
    const oldest = this.#sorted.keys().next();
    if (this.#sorted.size > maxSortings && !oldest.done) this.#sorted.delete(oldest.value);
    return sorted;
  }
}
