import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const build = fileURLToPath(new URL("../build.ts", import.meta.url));

test("what is deployed installs and loads without the monorepo", { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "halkopiha-bundle-"));
  try {
    await run(process.execPath, [build, folder]);
    await run(
      "npm",
      ["install", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"],
      { cwd: folder },
    );
    const script =
      "import('./index.js').then((functions) => console.log(Object.keys(functions).sort().join()))";
    const { stdout } = await run(process.execPath, ["-e", script], { cwd: folder });
    expect(stdout.trim()).toBe(
      [
        "api,endOfDay,exportRequested,localityChanged,mailQueued,orderAdvanced,orderCreated,pincodeCreated,profileChanged",
        "regionChanged,retryMails",
      ].join(),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
