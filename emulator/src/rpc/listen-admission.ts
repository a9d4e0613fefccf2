import type { Store } from "../emulator.ts";
import type { Access } from "../judge.ts";
import type { Change } from "../store/document.ts";
import { keyOf, type Path } from "../store/path.ts";
import type { PreparedQuery } from "../store/prepared-query.ts";
import { type Call, judge } from "./call.ts";

/** The right to listen to something, as long as the documents that it rests on stay as they are. */
export class Admission {
  readonly #judge: () => ReadonlySet<string>;
  #documents: ReadonlySet<string>;

  /** Throws when the rules do not allow it, as `renew` does later. */
  constructor(judgeNow: () => ReadonlySet<string>) {
    this.#judge = judgeNow;
    this.#documents = judgeNow();
  }

  renew(): void {
    this.#documents = this.#judge();
  }

  restsOn(changes: readonly Change[]): boolean {
    return changes.some(({ key }) => this.#documents.has(key));
  }
}

/** Documents by name are each a `get`, whose verdict may rest on what they contain. */
export function admitDocuments(call: Call, store: Store, paths: readonly Path[]): Admission {
  const keys = paths.map(keyOf);
  return new Admission(() => {
    const accesses = paths.map((path, index) => {
      return { method: "get", path, stored: store.database.document(keys[index] ?? "") } as const;
    });
    return new Set([...judgeNow(call, store, accesses), ...keys]);
  });
}

/** A query is a `list`, whose verdict rests only on documents that the rules themselves read. */
export function admitQuery(call: Call, store: Store, query: PreparedQuery): Admission {
  return new Admission(() => judgeNow(call, store, [{ method: "list", query }]));
}

function judgeNow(call: Call, store: Store, accesses: readonly Access[]): ReadonlySet<string> {
  const { database } = store;
  return judge(call, store, { accesses, time: database.time, before: (key) => database.document(key) });
}
