import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import * as z from "zod/mini";

const kilobyte = 1000;

/** The most that a page may load before it stands, gzipped, in bytes. See the design, "Speed". */
export const budgets = {
  /** The app and its front page. */
  entryScripts: 100 * kilobyte,
  entryStyles: 12 * kilobyte,
  /** What any other page adds to the app. */
  routeScripts: 40 * kilobyte,
} as const;

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
  }),
);
type Manifest = z.infer<typeof Manifest>;

interface Files {
  scripts: Set<string>;
  styles: Set<string>;
}

/** What is loaded with a chunk: itself and everything that it imports without asking. */
function filesOf(manifest: Manifest, ...names: string[]): Files {
  const seen = new Set<string>();
  const walk = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) walk(imported);
  };
  names.forEach(walk);
  const chunks = [...seen].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
  return {
    scripts: new Set(chunks.map(({ file }) => file)),
    styles: new Set(chunks.flatMap(({ css }) => css)),
  };
}

/** What a page loads, in bytes gzipped. */
export interface Weight {
  page: string;
  scripts: number;
  mostScripts: number;
  styles: number;
}

/** How heavy every page of a built app is: the front page whole, every other by what it adds to the app. */
export function weigh(folder: string): Weight[] {
  const manifest = Manifest.parse(JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")));
  const bytes = (file: string) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + bytes(file), 0);
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? "index.html";
  const app = filesOf(manifest, entry);
  const isPage = (name: string) => /route\.tsx$/.test(name);
  return Object.keys(manifest)
    .filter(isPage)
    .map((name) => {
      const isFront = name === "src/features/front/route.tsx";
      const { scripts, styles } = filesOf(manifest, entry, name);
      return {
        page: name.replace(/^src\/(features\/)?/, "").replace(/\/?-?route\.tsx$/, ""),
        scripts: sum(isFront ? scripts : [...scripts].filter((file) => !app.scripts.has(file))),
        mostScripts: isFront ? budgets.entryScripts : budgets.routeScripts,
        styles: sum(styles),
      };
    });
}

const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1);

/** One line for each page. */
export function table(weights: readonly Weight[]): string {
  const lines = weights.map(
    ({ page, scripts, mostScripts, styles }) =>
      `  ${page.padEnd(24)}${inKilobytes(scripts).padStart(7)} of ${inKilobytes(mostScripts).padStart(5)} kB script${inKilobytes(styles).padStart(7)} kB style`,
  );
  return ["What the pages load, gzipped:", ...lines].join("\n");
}

/** One line for each page that is too heavy. */
export function tooHeavy(weights: readonly Weight[]): string[] {
  return weights.flatMap(({ page, scripts, mostScripts, styles }) => [
    ...(scripts > mostScripts ? [`${page}: ${inKilobytes(scripts)} kB of script`] : []),
    ...(styles > budgets.entryStyles ? [`${page}: ${inKilobytes(styles)} kB of style`] : []),
  ]);
}
