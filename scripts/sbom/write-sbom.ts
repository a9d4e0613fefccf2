import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { root } from "../suite/suite.ts";

const run = promisify(execFile);

/** The workspaces whose dependencies reach production: in the functions, or in browsers. */
export const productionWorkspaces = ["domain", "functions", "web"] as const;

const Manifest = z.record(z.string(), z.unknown());

async function readProductionManifest(workspace: string): Promise<Record<string, unknown>> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(root, workspace, "package.json"), "utf8")));
  const { devDependencies: _, scripts, ...production } = manifest;
  return production;
}

/**
 * Writes a folder with the production dependencies of the lock file and no others. `npm sbom --omit dev` on the whole project would leave
 * out each package that is a development dependency somewhere too, such as react and sharp.
 */
async function writeProject(folder: string): Promise<void> {
  const write = (file: string, content: object) => writeFile(join(folder, file), JSON.stringify(content));
  await write("package.json", { ...(await readProductionManifest(".")), workspaces: productionWorkspaces });
  for (const workspace of productionWorkspaces) {
    await mkdir(join(folder, workspace));
    await write(join(workspace, "package.json"), await readProductionManifest(workspace));
  }
  await copyFile(join(root, "package-lock.json"), join(folder, "package-lock.json"));
  const quiet = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run("npm", ["install", "--package-lock-only", ...quiet], { cwd: folder });
}

/** Writes the bill of materials of what is deployed, in CycloneDX. */
export async function writeSbom(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "halkopiha-sbom-"));
  try {
    await writeProject(folder);
    const args = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx"];
    const { stdout } = await run("npm", args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    await writeFile(file, stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}
