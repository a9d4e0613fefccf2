import type { Caller } from "./caller.ts";
import type { Clock } from "./clock.ts";
import type { Judge } from "./judge.ts";
import { Database } from "./store/database.ts";
import type { Change } from "./store/document.ts";
import type { PreparedQuery } from "./store/prepared-query.ts";
import { Transactions } from "./store/transactions.ts";
import { checkDatabase, partsOf } from "./wire/names.ts";

/** One database with what is open on it. */
export interface Store {
  readonly name: string;
  readonly database: Database;
  readonly transactions: Transactions;
  readonly usage: Usage;
}

/** What a project would be billed for. */
export interface Usage {
  reads: number;
  writes: number;
  deletes: number;
}

/** Changes that a caller made and that functions may want to hear of. */
export interface Publication {
  readonly database: string;
  readonly changes: readonly Change[];
  readonly time: bigint;
  readonly caller: Caller;
}

/** What the emulator is given from outside. */
export interface Surroundings {
  readonly clock: Clock;
  readonly randomBytes: (size: number) => Buffer;
  readonly judge: Judge;
  /** Refuses a query that production would not serve for want of an index. */
  readonly checkIndexes: (query: PreparedQuery, aggregated: readonly (readonly string[])[]) => void;
  /** Hears of each database when it is first named. */
  readonly opened: (database: string) => void;
  readonly publish: (publication: Publication) => void;
}

/** All databases of all projects. A database exists as soon as it is named. */
export class Emulator {
  readonly surroundings: Surroundings;
  readonly #stores = new Map<string, Store>();
  readonly #usage = new Map<string, Usage>();

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  store(name: string | undefined): Store {
    const checked = checkDatabase(name);
    const known = this.#stores.get(checked);
    if (known) return known;
    const { clock, randomBytes } = this.surroundings;
    const database = new Database(clock);
    const transactions = new Transactions(database, clock, randomBytes);
    const store = { name: checked, database, transactions, usage: this.usage(partsOf(checked).project) };
    this.#stores.set(checked, store);
    this.surroundings.opened(checked);
    return store;
  }

  stores(project: string): Store[] {
    return [...this.#stores.values()].filter(({ name }) => partsOf(name).project === project);
  }

  usage(project: string): Usage {
    const usage = this.#usage.get(project) ?? { reads: 0, writes: 0, deletes: 0 };
    this.#usage.set(project, usage);
    return usage;
  }

  /** Empties every database and counter. Listeners see their documents leave; functions hear nothing. */
  reset(): void {
    for (const { database, transactions } of this.#stores.values()) {
      transactions.endAll();
      database.clear();
    }
    for (const usage of this.#usage.values()) Object.assign(usage, { reads: 0, writes: 0, deletes: 0 });
  }
}
