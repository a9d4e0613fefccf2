import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";

const FirstAnswer = z.object({ status: z.int(), packages: z.array(z.string()) });

const run = promisify(execFile);
const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "halkopiha-bundle-"));
  await run(process.execPath, [fileAt("../../build.ts"), folder]);
  await run("npm", ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: folder,
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("what is deployed installs the locked versions and loads without the monorepo", async () => {
  const script =
    "import('./index.js').then((functions) => console.log(Object.keys(functions).sort().join()))";
  const { stdout } = await run(process.execPath, ["-e", script], { cwd: folder });
  expect(stdout.trim()).toBe(
    [
      "api,deliveryCostChanged,endOfDay,endOffers,endPauses,exportRequested,localityChanged,mailAlerts,mailQueued,notifyRecalls,orderAdvanced,pages,pincodeCreated,profileChanged",
      "queueMissingMails,regionChanged,retryMails",
    ].join(),
  );
});

test("a new instance answers its first call without loading what only some calls need", async () => {
  const heavy = [
    "@google-cloud/storage",
    "@zxcvbn-ts/language-common",
    "@zxcvbn-ts/language-fi",
    "csv-stringify",
    "nodemailer",
    "satori",
    "sharp",
    "xlsx",
  ];
  // However slow the machine is: Firestore and Auth have a fifth of it to answer.
  const env = { ...process.env, CALL_TIMEOUT_SECONDS: "300" };
  const { stdout } = await run(
    process.execPath,
    [fileAt("../support/first-answer.ts"), join(folder, "index.js")],
    { env },
  );
  const { status, packages } = FirstAnswer.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
  expect(status).toBe(200);
  expect(packages).toEqual(expect.arrayContaining(["express", "firebase-admin", "firebase-functions"]));
  expect(packages.filter((name) => heavy.includes(name))).toEqual([]);
});
