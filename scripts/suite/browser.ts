import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";
import { SuiteError } from "./suite.ts";

/** The headless shell first: it takes a third less time per test. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

async function findOnPath(): Promise<string | null> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const candidate of folders.flatMap((folder) => names.map((name) => join(folder, name)))) {
    const found = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return candidate;
  }
  return null;
}

async function install(): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  console.info("Installing Chromium for the e2e tests …");
  await run("apt-get", ["update", "-qq"], env);
  return (
    (await run(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"],
      env,
    )) === 0
  );
}

/**
 * The Chromium for the end-to-end tests: `CHROMIUM`, or an installed one, or one installed now from Debian's packages.
 * @throws SuiteError when none is available
 */
export async function findBrowser(): Promise<string> {
  const known = process.env["CHROMIUM"] || (await findOnPath());
  if (known) return known;
  const installed =
    process.getuid?.() === 0 && (await install().catch(() => false)) ? await findOnPath() : null;
  if (!installed) throw new SuiteError("The e2e tests need Chromium: install it, or set CHROMIUM.");
  return installed;
}
