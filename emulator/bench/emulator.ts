import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, initializeFirestore } from "firebase-admin/firestore";

/** Operations per second, by name. */
type Figures = Record<string, number>;

const lastRun = fileURLToPath(new URL("../.bench-last.json", import.meta.url));
const program = fileURLToPath(new URL("../bin/firestore", import.meta.url));
const products = 30_000;

async function main(): Promise<void> {
  const emulator = spawn(process.execPath, [program, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface({ input: emulator.stdout }), "line");
  const app = initializeApp({ projectId: "demo-bench" });
  try {
    const db = initializeFirestore(app);
    db.settings({
      host: `127.0.0.1:${/:(\d+)$/.exec(line)?.[1]}`,
      ssl: false,
      customHeaders: { Authorization: "Bearer owner" },
    });
    const figures = await measure(db);
    report(figures, readLast());
    writeFileSync(lastRun, `${JSON.stringify(figures, null, 2)}\n`);
    await db.terminate();
  } finally {
    await deleteApp(app);
    emulator.kill();
  }
}

async function measure(db: Firestore): Promise<Figures> {
  const counter = db.doc("counters/one");
  await counter.set({ n: 0 });
  const figures: Figures = {
    "single writes, one after another": await rate(500, 1, (n) => db.doc(`a/d${n}`).set({ n })),
    "single writes, 100 at a time": await rate(4000, 100, (n) => db.doc(`a/d${n}`).set(product(n))),
    "reads, one after another": await rate(500, 1, (n) => db.doc(`a/d${n}`).get()),
    "reads, 100 at a time": await rate(6000, 100, (n) => db.doc(`a/d${n % 4000}`).get()),
    "transactions on many documents": await rate(600, 20, (n) => increment(db, `counters/c${n}`)),
    "transactions on one document": await rate(100, 20, () => increment(db, counter.path)),
  };
  figures["documents of a bulk writer"] = await bulk(db);
  const search = (n: number) =>
    db
      .collection("products")
      .where("category", "==", `category ${n % 8}`)
      .where("price", ">=", (n % 10) * 100)
      .where("tags", "array-contains", "dry")
      .orderBy("price")
      .limit(24)
      .get();
  await search(0);
  figures[`searches of ${products} documents`] = await rate(400, 10, search);
  figures["searches beside writes"] = await rate(400, 10, async (n) => {
    await db.doc(`products/p${n}`).update({ price: n });
    await search(n);
  });
  return figures;
}

function product(n: number): object {
  return {
    name: `Product ${n}`,
    category: `category ${n % 8}`,
    price: (n * 7919) % 10_000,
    tags: n % 3 === 0 ? ["dry", "birch"] : ["fresh"],
    seller: { name: `Seller ${n % 50}`, town: "Tampere" },
  };
}

async function bulk(db: Firestore): Promise<number> {
  const started = performance.now();
  const writer = db.bulkWriter({ throttling: false });
  for (let n = 0; n < products; n++) void writer.set(db.doc(`products/p${n}`), product(n));
  await writer.close();
  return perSecond(products, started);
}

function increment(db: Firestore, path: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(path));
    transaction.set(stored.ref, { n: (stored.get("n") ?? 0) + 1 });
  });
}

/**
 * Runs `action` `count` times, `atOnce` at a time.
 * @returns runs per second
 */
async function rate(count: number, atOnce: number, action: (n: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let next = 0;
  const work = async () => {
    while (next < count) await action(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return perSecond(count, started);
}

function perSecond(count: number, started: number): number {
  return Math.round((count / (performance.now() - started)) * 1000);
}

function readLast(): unknown {
  return existsSync(lastRun) ? JSON.parse(readFileSync(lastRun, "utf8")) : undefined;
}

function report(figures: Figures, last: unknown): void {
  const before = new Map(Object.entries(Object(last)));
  for (const [what, value] of Object.entries(figures)) {
    const old = Number(before.get(what));
    const change =
      old > 0 ? ` (${value >= old ? "+" : "−"}${Math.abs(Math.round((value / old - 1) * 100))} %)` : "";
    console.info(`${String(value).padStart(8)} /s  ${what}${change}`);
  }
}

await main();
