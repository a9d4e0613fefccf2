import type { Change, StoredDocument } from "../../store/documents/document.ts";
import { keyOf, type Path } from "../../store/documents/path.ts";
import type { PreparedQuery } from "../../store/queries/prepared-query.ts";
import { applyProjection, runQuery } from "../../store/queries/run-query.ts";
import type { Snapshot } from "../../store/snapshot.ts";

/** The update of one document for a listener: its new state, and whether it is in the result. */
export interface Update {
  readonly path: Path;
  readonly document: StoredDocument | undefined;
  readonly inResult: boolean;
}

/** The documents or the query of one target, with the result that its client has. */
export interface Watch {
  /** All documents, for a client that has no state. */
  start(snapshot: Snapshot): Update[];
  /** Only the differences, for a client that has the state of `then`. */
  resume(then: Snapshot, now: Snapshot): Update[];
  applyChanges(changes: readonly Change[], now: Snapshot): Update[];
}

type Result = ReadonlyMap<string, StoredDocument>;

/** Listens to documents by name. */
export class DocumentsWatch implements Watch {
  readonly #paths: readonly Path[];
  readonly #keys: ReadonlySet<string>;

  constructor(paths: readonly Path[]) {
    this.#paths = paths;
    this.#keys = new Set(paths.map(keyOf));
  }

  start(snapshot: Snapshot): Update[] {
    return this.#paths.map((path) => toUpdate(path, snapshot.document(keyOf(path))));
  }

  resume(then: Snapshot, now: Snapshot): Update[] {
    return this.start(now).filter(
      ({ path, document }) => !document || then.document(keyOf(path)) !== document,
    );
  }

  applyChanges(changes: readonly Change[]): Update[] {
    return changes.filter(({ key }) => this.#keys.has(key)).map(({ path, after }) => toUpdate(path, after));
  }
}

function toUpdate(path: Path, document: StoredDocument | undefined): Update {
  return { path, document, inResult: document !== undefined };
}

/** Listens to the result of a query. */
export class QueryWatch implements Watch {
  readonly #query: PreparedQuery;
  #result: Result = new Map();

  constructor(query: PreparedQuery) {
    this.#query = query;
  }

  start(snapshot: Snapshot): Update[] {
    this.#result = this.#run(snapshot);
    return [...this.#result.values()].map((document) => this.#update(document, true));
  }

  resume(then: Snapshot, now: Snapshot): Update[] {
    this.#result = this.#run(then);
    return this.#renew(now);
  }

  applyChanges(changes: readonly Change[], now: Snapshot): Update[] {
    const touching = changes.filter(({ key, before, after }) => {
      return (
        this.#result.has(key) ||
        (before && this.#query.matches(before)) ||
        (after && this.#query.matches(after))
      );
    });
    if (touching.length === 0) return [];
    const { limit, offset } = this.#query.query;
    // With a limit or offset one change can move documents that did not change themselves.
    if (limit !== undefined || offset > 0) return this.#renew(now);
    return this.#patch(touching);
  }

  #patch(changes: readonly Change[]): Update[] {
    const result = new Map(this.#result);
    const updates = changes.map(({ key, path, after }) => {
      const inResult = after !== undefined && this.#query.matches(after);
      if (inResult) result.set(key, after);
      else result.delete(key);
      return after ? this.#update(after, inResult) : { path, document: undefined, inResult };
    });
    this.#result = result;
    return updates;
  }

  #renew(now: Snapshot): Update[] {
    const old = this.#result;
    const fresh = this.#run(now);
    this.#result = fresh;
    const gone = [...old.values()].filter(({ key }) => !fresh.has(key));
    const news = [...fresh.values()].filter((document) => old.get(document.key) !== document);
    return [
      ...gone.map(({ key, path }) => {
        const document = now.document(key);
        return document ? this.#update(document, false) : { path, document, inResult: false };
      }),
      ...news.map((document) => this.#update(document, true)),
    ];
  }

  #run(snapshot: Snapshot): Result {
    return new Map(runQuery(this.#query, snapshot).map((document) => [document.key, document]));
  }

  #update(document: StoredDocument, inResult: boolean): Update {
    return { path: document.path, document: applyProjection(this.#query, document), inResult };
  }
}
