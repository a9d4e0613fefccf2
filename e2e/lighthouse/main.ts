import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { appUrl, launchChromium } from "../support/browser/chromium.ts";
import { createSession, type Session, storeSession } from "../support/session.ts";
import { type Scores, toScores } from "./scores.ts";

// `npm run lighthouse [paths]`: Lighthouse's scores for a phone on a slow connection, against the suite's own Hosting.
// Fails when a score is too low, and prints the audits that lowered it.

const everyPath = [
  "/",
  "/haku",
  "/ilmoitukset",
  "/polttopuuinfo/energialaskuri",
  "/ostoskori",
  "/rekisteroidy",
  "/kirjaudu",
  "/kirjaudu/salasananpalautus",
  "/profiili",
  "/profiili/kayttajatiedot",
  "/profiili/tilinhallinta",
  "/profiili/toimituskulut",
  "/profiili/polttopuut",
  "/profiili/muut-tuotteet",
  "/profiili/palvelut",
  "/profiili/tilaukset/malli-00",
];

let session: Promise<Session> | undefined;

/** Stores a seller's session in the browser's default context, in which Lighthouse opens the page. */
async function logIn(port: number): Promise<void> {
  session ??= createSession("halkomestari", "Halkomestari1");
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error("the browser has no profile");
  await storeSession(page, await session);
  await page.close();
  await browser.close();
}

/** A free TCP port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("no free port");
  return address.port;
}

async function measure(path: string): Promise<Scores> {
  const port = await freePort();
  // A new browser for each page, so that nothing is cached from the page before.
  const browser = await launchChromium(`--remote-debugging-port=${port}`);
  try {
    const isPersonal = path.startsWith("/profiili");
    if (isPersonal) await logIn(port);
    const flags = { port, logLevel: "error", disableStorageReset: isPersonal } as const;
    const answer = await lighthouse(new URL(path, appUrl()).href, flags);
    if (!answer) throw new Error(`Lighthouse returned no result for ${path}`);
    return toScores(path, answer.lhr);
  } finally {
    await browser.close();
  }
}

/** The number of measurements per page: other work on the machine lowers scores, and Lighthouse advises to take the median. */
const runs = 3;

async function median(path: string): Promise<Scores> {
  const marks: Scores[] = [];
  for (let run = 0; run < runs; run += 1) marks.push(await measure(path));
  const [middle] = marks.toSorted((a, b) => a.performance - b.performance).slice(Math.floor(runs / 2));
  if (!middle) throw new Error(`${path} has not been measured`);
  return middle;
}

/** Starts the functions by a first call, because visitors of a running market do not wait for that start. */
async function warmUp(): Promise<void> {
  for (const path of ["/api/sellers", "/api/regions", "/api/cart", "/api/favorites"]) {
    await (await fetch(new URL(path, appUrl()))).arrayBuffer();
  }
}

await warmUp();
const words = process.argv.slice(2);
const marks: Scores[] = [];
for (const path of words.length > 0 ? words : everyPath) marks.push(await median(path));
for (const { row, faults } of marks) {
  if (faults.length > 0) console.info(`\n${row["path"]}\n  ${faults.join("\n  ")}`);
}
console.table(marks.map(({ row }) => row));
process.exitCode = marks.every(({ isEnough }) => isEnough) ? 0 : 1;
