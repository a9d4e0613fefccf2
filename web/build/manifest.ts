import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
  }),
);
/** What Vite says of the files it has built, by their source. */
export type Manifest = z.infer<typeof Manifest>;

export function readManifest(folder: string): Manifest {
  return Manifest.parse(JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")));
}

/** Files that a browser loads, by their paths in the built folder. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** What is loaded with these sources: themselves and everything that they import without asking. */
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

/** The source that the app begins with. */
function findEntry(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry && source.endsWith(".html"));
  if (!entry) throw new Error("The app has been built without an entry");
  return entry;
}

/** Renders the app; the entry asks for it at once, and it is evaluated in a task of its own. */
export const mountSource = "src/app/mount.tsx";

/** What the app itself loads, whatever the page. */
export function appFiles(manifest: Manifest): Files {
  return collectFiles(manifest, findEntry(manifest), mountSource);
}

/** What a page, and those within it, load beyond the app itself. */
export function filesBeyond(manifest: Manifest, ...pages: string[]): Files {
  const app = appFiles(manifest);
  const whole = collectFiles(manifest, ...pages);
  return {
    scripts: whole.scripts.filter((file) => !app.scripts.includes(file)),
    styles: whole.styles.filter((file) => !app.styles.includes(file)),
  };
}
