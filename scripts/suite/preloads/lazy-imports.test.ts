import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";

const { resolve } = createRequire(import.meta.url);
const shared = resolve("firebase-tools/lib/emulator/functionsEmulatorShared.js");

/** Runs code in a new process with the preload, and parses what it prints. */
function runPreloaded(code: string): unknown {
  const preload = new URL("lazy-imports.mjs", import.meta.url).href;
  return JSON.parse(
    execFileSync(process.execPath, [`--import=${preload}`, "--eval", code], { encoding: "utf8" }),
  );
}

test("the process of a function loads few of firebase-tools' modules", () => {
  const loaded = runPreloaded(`
    require(${JSON.stringify(shared)});
    console.log(Object.keys(require.cache).length);
  `);
  expect(z.number().parse(loaded)).toBeLessThan(50);
});

test("a module is imported when it is first used", () => {
  const file = JSON.stringify(shared);
  const used = runPreloaded(`
    const { getServiceFromEventType, getSecretLocalPath, findModuleRoot } = require(${file});
    console.log(JSON.stringify([
      getServiceFromEventType("providers/cloud.firestore/eventTypes/document.write"),
      getSecretLocalPath({ functionsDir: "/functions" }, "/"),
      findModuleRoot("firebase-tools", ${file}),
    ]));
  `);
  expect(used).toEqual([
    "firestore.googleapis.com",
    "/functions/.secret.local",
    shared.replace(/\/lib\/.*/, ""),
  ]);
});

test("an imported class can be created, extended and asked for", async () => {
  const folder = await mkdtemp(join(tmpdir(), "halkopiha-lazy-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const lib = join(folder, "node_modules/firebase-tools/lib");
  await mkdir(lib, { recursive: true });
  await writeFile(join(lib, "Base.js"), "module.exports = class { base() { return 1; } };");
  await writeFile(
    join(lib, "Derived.js"),
    `const Base = require("./Base");
class Derived extends Base { derived() { return 2; } }
exports.results = [new Base().base(), new Derived().base(), new Derived().derived(), new Derived() instanceof Base];`,
  );
  const file = JSON.stringify(join(lib, "Derived.js"));
  expect(runPreloaded(`console.log(JSON.stringify(require(${file}).results))`)).toEqual([1, 1, 2, true]);
});
