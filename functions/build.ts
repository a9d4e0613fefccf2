import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import * as z from "zod/mini";

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
  "satori",
  "sharp",
  "xlsx",
];

const Manifest = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });
const manifest = Manifest.parse(JSON.parse(await readFile(here("package.json"), "utf8")));

const dist = resolve(process.argv[2] ?? here("dist"));
await mkdir(dist, { recursive: true });
await build({
  entryPoints: [here("src/index.ts")],
  outfile: join(dist, "index.js"),
  bundle: true,
  platform: "node",
  target: "node22",
  format: "esm",
  external: external.flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  logLevel: "warning",
});
await writeFile(
  join(dist, "package.json"),
  JSON.stringify(
    {
      name: "halkopiha-functions",
      version: manifest.version,
      private: true,
      type: "module",
      main: "index.js",
      engines: { node: "22" },
      dependencies: Object.fromEntries(external.map((name) => [name, manifest.dependencies[name]])),
    },
    null,
    2,
  ),
);
// Only the emulator reads this file; firebase.json keeps it out of a deployment.
await cp(here("local.secret"), join(dist, ".secret.local"));
