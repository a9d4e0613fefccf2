import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z._default(z.array(z.string()), []),
    dynamicImports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
  }),
);
/** Vite's manifest: the built files by source. */
export type Manifest = z.infer<typeof Manifest>;

export function readManifest(folder: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")));
}

/** Files that a browser loads, as paths in the build folder. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** Files of these sources and of everything that they import statically. */
export function collectFiles(manifest: Manifest, ...sources: string[]): Files {
  const seen = new Set<string>();
  const walk = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    for (const imported of manifest[source]?.imports ?? []) walk(imported);
  };
  sources.forEach(walk);
  const chunks = [...seen].flatMap((source) => manifest[source] ?? []);
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css }) => css))],
  };
}

/** The source of the app's HTML entry. */
export function findEntry(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry && source.endsWith(".html"));
  if (!entry) throw new Error("The app has been built without an entry");
  return entry;
}

/** Module that renders the app; the entry imports it at once, and it is evaluated in its own task. */
export const mountSource = "src/app/mount.tsx";

/** Files that the app loads on every page. */
export function appFiles(manifest: Manifest): Files {
  return collectFiles(manifest, findEntry(manifest), mountSource);
}

/** Files that pages load in addition to those of the app. */
export function filesBeyond(manifest: Manifest, ...pages: string[]): Files {
  const app = appFiles(manifest);
  const whole = collectFiles(manifest, ...pages);
  return {
    scripts: whole.scripts.filter((file) => !app.scripts.includes(file)),
    styles: whole.styles.filter((file) => !app.styles.includes(file)),
  };
}
