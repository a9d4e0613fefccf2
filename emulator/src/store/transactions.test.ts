import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { buildQuery, commit, createFakeClock, put, remove } from "../testing/databases.ts";
import { int } from "../testing/values.ts";
import { Database } from "./database.ts";
import { prepareQuery } from "./queries/prepared-query.ts";
import { runQuery } from "./queries/run-query.ts";
import { type Transaction, Transactions } from "./transactions.ts";
import type { Write } from "./write.ts";

function createSetting() {
  const time = createFakeClock();
  const database = new Database(time.clock);
  const transactions = new Transactions(database, time.clock, randomBytes);
  return { database, transactions, ...time };
}

type Setting = ReturnType<typeof createSetting>;

/** Commits as the Commit RPC does; returns false when the transaction is aborted. */
function commitIn(
  { database, transactions }: Setting,
  transaction: Transaction,
  ...writes: Write[]
): boolean {
  try {
    transaction.checkConsistent();
    commit(database, ...writes);
    return true;
  } catch {
    return false;
  } finally {
    transactions.end(transaction);
  }
}

const tokenOf = ({ id }: Transaction) => Buffer.from(id, "hex");

test("of two that read and write one document the second loses", async () => {
  const setting = createSetting();
  const first = setting.transactions.begin();
  const second = setting.transactions.begin();
  first.trackDocument("c/x");
  second.trackDocument("c/x");
  expect(commitIn(setting, first, put("c/x", { n: int(1) }))).toBe(true);
  expect(commitIn(setting, second, put("c/x", { n: int(1) }))).toBe(false);
});

test("a retry names a transaction that is open or has ended, and no other", () => {
  const { transactions } = createSetting();
  const open = transactions.begin();
  const ended = transactions.begin();
  transactions.end(ended);
  for (const known of [open, ended]) expect(() => transactions.checkKnown(tokenOf(known))).not.toThrow();
  const { id } = createSetting().transactions.begin();
  for (const unknown of [Buffer.from(id, "hex"), Buffer.from("nothing of ours")]) {
    expect(() => transactions.checkKnown(unknown)).toThrow("Invalid transaction.");
  }
});

test("write skew is impossible: each reads what the other writes", () => {
  const setting = createSetting();
  const first = setting.transactions.begin();
  const second = setting.transactions.begin();
  for (const transaction of [first, second]) {
    transaction.trackDocument("c/x");
    transaction.trackDocument("c/y");
  }
  expect(commitIn(setting, first, put("c/x", { onCall: int(0) }))).toBe(true);
  expect(commitIn(setting, second, put("c/y", { onCall: int(0) }))).toBe(false);
});

describe("phantoms", () => {
  const over = (least: number) =>
    prepareQuery(buildQuery("c", { where: { op: ">", field: ["n"], value: int(least) }, limit: 1 }));
  test.each<[string, Write, boolean]>([
    ["a document that enters the result", put("c/new", { n: int(9) }), false],
    ["a document that leaves it", remove("c/in"), false],
    ["a document of the result that changes", put("c/in", { n: int(8) }), false],
    ["a document that stays outside", put("c/out", { n: int(1) }), true],
    ["a document of another collection", put("d/new", { n: int(9) }), true],
  ])("%s", (_, write, survives) => {
    const setting = createSetting();
    commit(setting.database, put("c/in", { n: int(7) }), put("c/out", { n: int(0) }));
    const transaction = setting.transactions.begin();
    transaction.trackQuery(over(5));
    commit(setting.database, write);
    expect(commitIn(setting, transaction, put("c/sum", {}))).toBe(survives);
  });
});

test("a write that changes nothing aborts no transaction", () => {
  const setting = createSetting();
  commit(setting.database, put("c/x", { n: int(1) }));
  const transaction = setting.transactions.begin();
  transaction.trackDocument("c/x");
  commit(setting.database, put("c/x", { n: int(1) }));
  expect(commitIn(setting, transaction, put("c/x", { n: int(2) }))).toBe(true);
});

test("a transaction that has lost reads on as of the moment before, and commits nothing", async () => {
  const setting = createSetting();
  const { transactions, database } = setting;
  commit(database, put("c/x", { n: int(1) }), put("c/y", { n: int(1) }));
  const transaction = transactions.begin();
  await transactions.readDocuments(transaction, ["c/x"]);
  commit(database, put("c/x", { n: int(2) }), put("c/y", { n: int(2) }));
  commit(database, put("c/y", { n: int(3) }));
  await transactions.readDocuments(transaction, ["c/y"]);
  expect(transactions.snapshot(transaction).document("c/y")?.fields.get("n")).toEqual(int(1));
  expect(commitIn(setting, transaction, put("c/y", { n: int(4) }))).toBe(false);
});

test("a read-only transaction sees the moment of its start", () => {
  const { transactions, database } = createSetting();
  commit(database, put("c/x", { n: int(1) }));
  const transaction = transactions.begin(database.time);
  commit(database, put("c/x", { n: int(2) }), put("c/y", { n: int(2) }));
  const snapshot = transactions.snapshot(transaction);
  expect(snapshot.document("c/x")?.fields.get("n")).toEqual(int(1));
  expect(runQuery(prepareQuery(buildQuery("c")), snapshot).map(({ key }) => key)).toEqual(["c/x"]);
  expect(() => transaction.checkConsistent()).not.toThrow();
});

describe("ids", () => {
  const { transactions, advance } = createSetting();
  test.each([[[]], [[1, 2, 3]], [[...randomBytes(16)].map((byte) => byte | 0x80)]])(
    "%j is none of ours",
    (token) => {
      expect(() => transactions.find(Uint8Array.from(token))).toThrow("Invalid transaction.");
    },
  );
  test("an ended one has expired", () => {
    const transaction = transactions.begin();
    transactions.rollback(tokenOf(transaction));
    transactions.rollback(tokenOf(transaction));
    expect(() => transactions.find(tokenOf(transaction))).toThrow("no longer valid");
  });
  test("one that was idle for a minute has expired", () => {
    const transaction = transactions.begin();
    advance(59_000_000n);
    expect(transactions.find(tokenOf(transaction))).toBe(transaction);
    advance(61_000_000n);
    expect(() => transactions.find(tokenOf(transaction))).toThrow("no longer valid");
  });
  test("no transaction lives longer than 270 seconds", () => {
    const transaction = transactions.begin();
    for (let minute = 0; minute < 5; minute++) {
      advance(50_000_000n);
      transactions.find(tokenOf(transaction));
    }
    advance(50_000_000n);
    expect(() => transactions.find(tokenOf(transaction))).toThrow("no longer valid");
  });
});

describe("turns", () => {
  afterEach(() => vi.useRealTimers());

  test("readers of one document go one after another", async () => {
    // A reader that waits too long for its turn would read anyway.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const setting = createSetting();
    const done: number[] = [];
    await Promise.all(
      [0, 1, 2, 3].map(async (number) => {
        const transaction = setting.transactions.begin();
        await setting.transactions.readDocuments(transaction, ["c/x"]);
        await setImmediate();
        expect(commitIn(setting, transaction, put("c/x", { n: int(number) }))).toBe(true);
        done.push(number);
      }),
    );
    expect(done).toEqual([0, 1, 2, 3]);
  });

  test("a transaction that never ends blocks nobody for ever, nor do two that wait for each other", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { transactions } = createSetting();
    const first = transactions.begin();
    const second = transactions.begin();
    await transactions.readDocuments(first, ["c/x"]);
    await transactions.readDocuments(second, ["c/y"]);
    const reads = Promise.all([
      transactions.readDocuments(first, ["c/y"]),
      transactions.readDocuments(second, ["c/x"]),
    ]);
    await vi.runAllTimersAsync();
    await reads;
  });
});

type Step = { readonly who: number; readonly action: "read" | "query" | "commit"; readonly document: number };

const positive = prepareQuery(buildQuery("c", { where: { op: ">", field: ["n"], value: int(0) } }));

/** One client: it records the first result of each read, which must still be valid if its commit succeeds. */
class Client {
  readonly #setting: Setting;
  readonly #transaction: Transaction;
  readonly #seen = new Map<string, unknown>();

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#transaction = setting.transactions.begin();
  }

  read(action: "read" | "query", key: string): void {
    if (action === "read") this.#transaction.trackDocument(key);
    else this.#transaction.trackQuery(positive);
    const name = action === "read" ? key : "?";
    if (!this.#seen.has(name)) this.#seen.set(name, this.#now(name));
  }

  commit(write: Write): void {
    const now = [...this.#seen.keys()].map((name) => this.#now(name));
    if (commitIn(this.#setting, this.#transaction, write)) expect([...this.#seen.values()]).toEqual(now);
  }

  #now(name: string): unknown {
    const { database } = this.#setting;
    return name === "?" ? runQuery(positive, database) : database.document(name);
  }
}

test("whatever the interleaving, a commit has read what is stored when it commits", () => {
  const step: fc.Arbitrary<Step> = fc.record({
    who: fc.nat(3),
    action: fc.constantFrom("read", "read", "query", "commit"),
    document: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const setting = createSetting();
      const clients = new Map<number, Client>();
      for (const [index, { who, action, document }] of steps.entries()) {
        const client = clients.get(who) ?? new Client(setting);
        clients.set(who, client);
        const key = `c/d${document}`;
        if (action !== "commit") client.read(action, key);
        else {
          client.commit(put(key, { n: int((index % 3) - 1) }));
          clients.delete(who);
        }
      }
    }),
    { numRuns: 500 },
  );
});
