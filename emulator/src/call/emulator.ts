import type { Clock } from "../shared/clock.ts";
import { Database } from "../store/database.ts";
import type { Change } from "../store/documents/document.ts";
import type { FieldPath } from "../store/documents/field-path.ts";
import type { PreparedQuery } from "../store/queries/prepared-query.ts";
import { Transactions } from "../store/transactions.ts";
import { checkDatabaseName, parseDatabaseName } from "../wire/names.ts";
import type { RulesEvaluator } from "./access-check.ts";
import type { Caller } from "./caller.ts";

/** One database with its transactions, and the usage of its project. */
export interface DatabaseInstance {
  readonly name: string;
  readonly database: Database;
  readonly transactions: Transactions;
  readonly usage: Usage;
}

/** The number of operations that a project would be billed for. */
export interface Usage {
  reads: number;
  writes: number;
  deletes: number;
}

/** The changes of one commit, for the triggers. */
export interface CommittedChanges {
  readonly database: string;
  readonly changes: readonly Change[];
  readonly time: bigint;
  readonly caller: Caller;
}

/** The emulator's dependencies; tests pass their own. */
export interface Deps {
  readonly clock: Clock;
  readonly randomBytes: (size: number) => Buffer;
  readonly rulesEvaluator: RulesEvaluator;
  /** @throws RpcError FAILED_PRECONDITION when production would need an index for this query */
  readonly checkIndexes: (query: PreparedQuery, aggregatedFields?: readonly FieldPath[]) => void;
  /** Called once for each database, on its first use. */
  readonly onDatabaseOpened: (database: string) => void;
  readonly publish: (publication: CommittedChanges) => void;
}

/** All databases of all projects. A database is created when its name is first used. */
export class Emulator {
  readonly deps: Deps;
  readonly #instances = new Map<string, DatabaseInstance>();
  readonly #usage = new Map<string, Usage>();

  constructor(deps: Deps) {
    this.deps = deps;
  }

  databaseInstance(name: string | undefined): DatabaseInstance {
    const checked = checkDatabaseName(name);
    const known = this.#instances.get(checked);
    if (known) return known;
    const { clock, randomBytes } = this.deps;
    const database = new Database(clock);
    const transactions = new Transactions(database, clock, randomBytes);
    const instance = {
      name: checked,
      database,
      transactions,
      usage: this.usage(parseDatabaseName(checked).project),
    };
    this.#instances.set(checked, instance);
    this.deps.onDatabaseOpened(checked);
    return instance;
  }

  instances(project: string): DatabaseInstance[] {
    return [...this.#instances.values()].filter(({ name }) => parseDatabaseName(name).project === project);
  }

  usage(project: string): Usage {
    const usage = this.#usage.get(project) ?? { reads: 0, writes: 0, deletes: 0 };
    this.#usage.set(project, usage);
    return usage;
  }

  /** Clears every database and usage counter. Listeners receive deletions; triggers do not run. */
  reset(): void {
    for (const { database, transactions } of this.#instances.values()) {
      transactions.endAll();
      database.clear();
    }
    for (const usage of this.#usage.values()) Object.assign(usage, { reads: 0, writes: 0, deletes: 0 });
  }
}
