import { connect } from "../../emulator-data/seed-clients.ts";
import { withTriggersDisabled } from "../../emulator-data/with-triggers-disabled.ts";
import { main } from "../suite/run.ts";
import { busiestCalls, type CallContext } from "./busiest-calls.ts";
import { Caller } from "./caller.ts";
import { startInstance } from "./instance.ts";
import { measureLoad, measureUsage } from "./load.ts";
import { quantile, toTenths } from "./statistics.ts";

// Measures the cold start of the built functions, then throughput, times and documents of the ten busiest calls: one instance of `api`
// against the suite's Firestore and Auth with the sample market.

const concurrencyLevels = [1, 10, 50];
const times = 200;
const coldStarts = 9;
const functions = process.env["SUITE_FUNCTIONS"] ?? "";

/** Time to the first response of a new instance: from process start, from import, and the parts of it. */
async function coldStart() {
  const started = performance.now();
  const instance = await startInstance(functions);
  const called = performance.now();
  await new Caller(instance.url).call("GET", "/api/health");
  const ended = performance.now();
  await instance.stop();
  const answer = ended - called;
  return { process: ended - started, loading: instance.loading, answer, both: instance.loading + answer };
}

async function printColdStarts(): Promise<void> {
  const starts: Awaited<ReturnType<typeof coldStart>>[] = [];
  for (let start = 0; start < coldStarts; start += 1) starts.push(await coldStart());
  const median = (part: keyof (typeof starts)[number]) =>
    toTenths(
      quantile(
        starts.map((start) => start[part]),
        0.5,
      ),
    );
  console.table({
    [`cold start, median of ${coldStarts}, ms`]: {
      "import index.js": median("loading"),
      "first GET /api/health": median("answer"),
      "import to answer": median("both"),
      "process to answer": median("process"),
    },
  });
}

/** Restocks products so that more is left than the benchmark orders. */
async function restockProducts(): Promise<string[]> {
  const { docs } = await connect()
    .firestore.collection("products")
    .where("visible", "==", true)
    .limit(300)
    .get();
  const products = docs.filter((product) => product.get("category") !== "Palvelut");
  await Promise.all(products.map(({ ref }) => ref.update({ quantity: 100_000 })));
  return products.map(({ id }) => id);
}

async function printCalls(stage: CallContext): Promise<void> {
  const table: Record<string, string | number>[] = [];
  for (const [call, prepareOn] of Object.entries(busiestCalls)) {
    const prepare = (index: number) => prepareOn(stage, index);
    await measureLoad(prepare, { atOnce: 10, times: 20 });
    const documents = await measureUsage(prepare);
    for (const atOnce of concurrencyLevels) {
      table.push({
        call,
        "at once": atOnce,
        ...(await measureLoad(prepare, { atOnce, times })),
        ...documents,
      });
    }
  }
  console.table(table);
}

await main(async () => {
  await printColdStarts();
  await withTriggersDisabled(async () => {
    const instance = await startInstance(functions);
    await printCalls({ url: instance.url, productIds: await restockProducts() });
    await instance.stop();
  });
  return 0;
});
