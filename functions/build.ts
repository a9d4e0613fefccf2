import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import * as z from "zod/mini";
import { Lockfile, selectLockedPackages } from "./build/locked-packages.ts";

// Writes what is deployed into `dist`, or into the folder named by the first argument. Files are written over, never removed
// first: a running suite watches them and would trip over a folder that is not there.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packages that stay outside the bundle: they are installed where the functions run, and the heavy ones loaded at first use. */
const external = [
  "@fontsource/source-sans-3",
  "@zxcvbn-ts/language-common",
  "@zxcvbn-ts/language-fi",
  "compression",
  "csv-stringify",
  "express",
  "firebase-admin",
  "firebase-functions",
  "nodemailer",
  "pdfkit",
  "satori",
  "sharp",
  "web-push",
  "xlsx",
];

const Manifest = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });
const manifest = Manifest.parse(JSON.parse(await readFile(here("package.json"), "utf8")));

const dist = resolve(process.argv[2] ?? here("dist"));
await mkdir(dist, { recursive: true });
const { metafile } = await build({
  entryPoints: [here("src/index.ts")],
  outfile: join(dist, "index.js"),
  bundle: true,
  platform: "node",
  target: "node22",
  format: "esm",
  external: external.flatMap((name) => [name, `${name}/*`]),
  define: { "process.env.RELEASE": JSON.stringify(process.env["RELEASE"] ?? "local") },
  sourcemap: true,
  metafile: true,
  logLevel: "warning",
});

const isExternal = (path: string) => external.some((name) => path === name || path.startsWith(`${name}/`));
const unnamed = Object.values(metafile.outputs)
  .flatMap(({ imports }) => imports)
  .filter(({ path, external: isOutside }) => isOutside && !isBuiltin(path) && !isExternal(path));
if (unnamed.length > 0)
  throw new Error(`Not installed where it runs: ${unnamed.map(({ path }) => path).join(", ")}`);

const writeJson = (name: string, content: object) =>
  writeFile(join(dist, name), `${JSON.stringify(content, null, 2)}\n`);
const deployed = {
  name: "halkopiha-functions",
  version: manifest.version,
  private: true,
  type: "module",
  main: "index.js",
  engines: { node: "22" },
  dependencies: Object.fromEntries(external.map((name) => [name, manifest.dependencies[name]])),
};
await writeJson("package.json", deployed);
// The versions that were tested: a deployment installs with `npm ci`.
const lockfile = Lockfile.parse(JSON.parse(await readFile(here("../package-lock.json"), "utf8")));
const { name, version, engines, dependencies } = deployed;
await writeJson("package-lock.json", {
  name,
  version,
  lockfileVersion: 3,
  requires: true,
  packages: {
    "": { name, version, engines, dependencies },
    ...selectLockedPackages(lockfile, "functions", external),
  },
});
// Only the emulator reads this file; firebase.json keeps it out of a deployment.
await cp(here("local.secret"), join(dist, ".secret.local"));
