import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readFailuresInLog } from "./failures-in-log.ts";

async function writeLog(lines: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "halkopiha-log-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log = join(folder, "suite.log");
  await writeFile(log, lines.join("\n"));
  return log;
}

test("lines about lost events and requests are found, without colours", async () => {
  const log = await writeLog([
    'i  functions: Beginning execution of "europe-north1-api"',
    "\u001b[33m⚠ \u001b[39m Your function was killed because it raised an unhandled error.",
    "The function europe-north1-mailQueued-1 failed on mail/x: no answer",
    "i  Request to function failed: Error: socket hang up",
    'i  functions: Finished "europe-north1-api" in 25.1ms',
  ]);
  expect(await readFailuresInLog(log)).toEqual([
    "⚠  Your function was killed because it raised an unhandled error.",
    "The function europe-north1-mailQueued-1 failed on mail/x: no answer",
    "i  Request to function failed: Error: socket hang up",
  ]);
});

test("only the last lines are returned", async () => {
  const lines = Array.from({ length: 50 }, (_, index) => `The function f failed on mail/${index}: no answer`);
  expect(await readFailuresInLog(await writeLog(lines))).toEqual(lines.slice(30));
});
