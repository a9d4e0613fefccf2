import type { RulesEvaluator } from "../call/access-check.ts";
import type { Clock } from "../shared/clock.ts";
import { RpcError } from "../shared/rpc-error.ts";
import { Database } from "../store/database.ts";
import type { Path } from "../store/documents/path.ts";
import type { Value } from "../store/documents/value.ts";
import type { Query } from "../store/queries/query.ts";
import type { Write } from "../store/write.ts";
import { toFields } from "./values.ts";

/** A clock that advances only by calls to `advance`, in microseconds. */
export function createFakeClock(start = 1_000_000n): { clock: Clock; advance: (micros: bigint) => void } {
  let now = start;
  return {
    clock: () => now,
    advance: (micros) => {
      now += micros;
    },
  };
}

export function emptyDatabase(clock: Clock = createFakeClock().clock): Database {
  return new Database(clock);
}

/** A write that replaces a whole document. */
export function put(path: string, fields: Record<string, Value>): Write {
  return {
    kind: "update",
    path: path.split("/"),
    fields: toFields(fields),
    mask: undefined,
    transforms: [],
    precondition: undefined,
  };
}

export function remove(path: string): Write {
  return { kind: "delete", path: path.split("/"), precondition: undefined };
}

export function commit(database: Database, ...writes: Write[]): bigint {
  const staged = database.stage(writes);
  database.apply(staged);
  return staged.time;
}

/** A query of one collection, with the properties of `rest` overriding the defaults. */
export function buildQuery(
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

/** Rules that deny every access except to the Admin SDK. */
export const denyAll: RulesEvaluator = {
  checkAccess: () => {
    throw new RpcError("PERMISSION_DENIED", "Nobody may.");
  },
  onChange: () => () => {},
};
