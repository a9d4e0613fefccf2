import * as z from "zod/mini";
import { connect } from "../../emulator-data/seed-clients.ts";
import { main } from "../suite/run.ts";
import { Caller } from "./caller.ts";
import { addProducts, writeLocalities } from "./market.ts";
import { quantile, toTenths } from "./statistics.ts";
import { usage, waitForQuiet } from "./usage.ts";

// Documents read and median milliseconds per page of six typical searches and one bounded one, in a small, a middling and a large market.

const sizes = [300, 3000, 30_000, 300_000];
const pageSize = 24;
const pagesPerSearch = 5;
const rounds = 4;

const searches: Readonly<Record<string, string>> = {
  "firewood in Pirkanmaa": "region=pirkanmaa&category=Polttopuut&name=Polttopuu",
  "firewood in Espoo": "region=uusimaa&locality=espoo&category=Polttopuut",
  "dry birch brought, cheapest":
    "region=uusimaa&quality=kuiva&material=koivu&deliveryMethod=Kuljetus&sort=cheapest",
  "services in Lappi": "region=lappi&category=Palvelut",
  "everything, newest": "",
  "the word koivu": "queryString=koivu",
  // All listings that come to the place are compared at once, at most 500.
  "dry birch, cheapest at the door": "category=Polttopuut&quality=kuiva&material=koivu&sort=door&to=espoo",
  "firewood, cheapest at the door": "category=Polttopuut&sort=door&to=espoo",
  // Further words are checked per document: up to four pages are read to fill one.
  "two words (up to four pages)": "queryString=koivu+halko",
};

const Page = z.object({ products: z.array(z.unknown()), nextCursor: z.optional(z.string()) });
interface Cost {
  ms: number;
  reads: number;
}

/** The cost of each page of a search. */
async function pages(query: string): Promise<Cost[]> {
  // An address of its own: the rate limit counts addresses.
  const caller = new Caller(process.env["APP_URL"] ?? "");
  const costs: Cost[] = [];
  let cursor = "";
  while (costs.length < pagesPerSearch) {
    const before = await usage();
    const started = performance.now();
    const text = await caller.call("GET", `/api/sellers?${query}&limit=${pageSize}${cursor}`);
    const { nextCursor } = Page.parse(JSON.parse(text));
    costs.push({ ms: performance.now() - started, reads: (await usage()).reads - before.reads });
    if (!nextCursor) break;
    cursor = `&cursor=${nextCursor}`;
  }
  return costs;
}

/** Maximum number of calls until the emulator has the indexes of a search: in a large market that takes longer than a call's timeout. */
const maxWarmUps = 12;

/** Calls a search until it is answered. */
async function warmUp(query: string): Promise<void> {
  for (let call = 1; call < maxWarmUps; call += 1) {
    const isAnswered = await pages(query).then(
      () => true,
      () => false,
    );
    if (isAnswered) return;
    await waitForQuiet();
  }
  await pages(query);
}

await main(async () => {
  const clients = connect();
  await writeLocalities(clients);
  for (const [index, size] of sizes.entries()) {
    await addProducts(clients, sizes[index - 1] ?? 0, size);
    await waitForQuiet();
    const table: Record<string, string | number>[] = [];
    for (const [search, query] of Object.entries(searches)) {
      await warmUp(query);
      const costs: Cost[] = [];
      for (let round = 0; round < rounds; round += 1) costs.push(...(await pages(query)));
      table.push({
        products: size,
        search,
        "reads per page, most": Math.max(...costs.map(({ reads }) => reads)),
        "ms per page, median": toTenths(
          quantile(
            costs.map(({ ms }) => ms),
            0.5,
          ),
        ),
      });
    }
    console.table(table);
  }
  return 0;
});
