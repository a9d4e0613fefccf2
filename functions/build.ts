import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import * as z from "zod/mini";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packages that stay outside the bundle: they are installed where the functions run. */
const external = ["express", "firebase-admin", "firebase-functions"];

const Manifest = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });
const manifest = Manifest.parse(JSON.parse(await readFile(here("package.json"), "utf8")));

await rm(here("dist"), { recursive: true, force: true });
await mkdir(here("dist"));
await build({
  entryPoints: [here("src/index.ts")],
  outfile: here("dist/index.js"),
  bundle: true,
  platform: "node",
  target: "node22",
  format: "esm",
  external: external.flatMap((name) => [name, `${name}/*`]),
  sourcemap: true,
  logLevel: "warning",
});
await writeFile(
  here("dist/package.json"),
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
await cp(here("local.secret"), here("dist/.secret.local"));
