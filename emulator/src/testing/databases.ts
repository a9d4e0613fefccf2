import type { Clock } from "../clock.ts";
import { Failure } from "../failure.ts";
import type { Judge } from "../judge.ts";
import { Database } from "../store/database.ts";
import type { Path } from "../store/path.ts";
import type { Query } from "../store/query.ts";
import type { Value } from "../store/value.ts";
import type { Write } from "../store/write.ts";
import { fieldsOf } from "./values.ts";

/** A clock that stands still until it is moved; in microseconds. */
export function stillClock(start = 1_000_000n): { clock: Clock; pass: (micros: bigint) => void } {
  let now = start;
  return {
    clock: () => now,
    pass: (micros) => {
      now += micros;
    },
  };
}

export function emptyDatabase(clock: Clock = stillClock().clock): Database {
  return new Database(clock);
}

/** Stores a document whole. */
export function put(path: string, fields: Record<string, Value>): Write {
  return {
    kind: "update",
    path: path.split("/"),
    fields: fieldsOf(fields),
    mask: undefined,
    transforms: [],
    precondition: undefined,
  };
}

export function remove(path: string): Write {
  return { kind: "delete", path: path.split("/"), precondition: undefined };
}

export function commit(database: Database, ...writes: Write[]): bigint {
  const plan = database.plan(writes);
  database.apply(plan);
  return plan.time;
}

/** A query of one collection, or of what the rest says. */
export function queryOf(
  collectionId: string | undefined,
  rest: Partial<Query> = {},
  parent: Path = [],
): Query {
  return {
    scope: { parent, collectionId, allDescendants: collectionId === undefined },
    where: undefined,
    orders: [],
    startAt: undefined,
    endAt: undefined,
    offset: 0,
    limit: undefined,
    select: undefined,
    nearest: undefined,
    ...rest,
  };
}

/** Rules that let nobody but admins in. */
export const denyEverything: Judge = {
  judge: () => {
    throw new Failure("PERMISSION_DENIED", "Nobody may.");
  },
  onChange: () => () => {},
};
