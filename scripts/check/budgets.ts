import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import * as z from "zod/mini";
import { appFiles, filesBeyond, readManifest } from "../../web/build/manifest.ts";
import { readModuleSizes } from "../../web/build/module-sizes.ts";

const kilobyte = 1000;

/** Maximum size of a page's files before it is rendered, compressed with Brotli, in bytes (ADR 44). */
export const budgets = {
  frontScripts: 134 * kilobyte,
  /** All other pages, the app included. */
  scripts: 178 * kilobyte,
  styles: 13 * kilobyte,
} as const;

/** Bytes by which a page may grow in one change. */
const maxGrowth = 5 * kilobyte;
/** The part of a budget that stays free; a page that uses it is printed as a warning. */
const headroom = 0.08;

/** The size of a page's files, in bytes compressed with Brotli, the app included. */
export interface PageSize {
  page: string;
  scripts: number;
  maxScripts: number;
  styles: number;
  /** The bytes of the scripts by their origin, the largest first. */
  origins: readonly (readonly [origin: string, bytes: number])[];
}

const Sizes = z.record(z.string(), z.number());

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Divides the compressed bytes of files among the origins of their modules. */
function divideByOrigin(
  files: readonly { bytes: number; origins: Record<string, number> }[],
): PageSize["origins"] {
  const shares = new Map<string, number>();
  for (const { bytes, origins } of files) {
    const whole = sum(Object.values(origins));
    for (const [origin, length] of Object.entries(origins)) {
      shares.set(origin, (shares.get(origin) ?? 0) + (bytes * length) / Math.max(1, whole));
    }
  }
  return [...shares].toSorted(([, a], [, b]) => b - a);
}

/** Measures every page of a built app. */
export function measurePages(folder: string): PageSize[] {
  const manifest = readManifest(folder);
  const modules = readModuleSizes(folder);
  const app = appFiles(manifest);
  // Most files are on most pages, and compressing one takes a while.
  const known = new Map<string, number>();
  const measure = (file: string) => {
    const bytes = known.get(file) ?? brotliCompressSync(readFileSync(`${folder}/${file}`)).length;
    known.set(file, bytes);
    return bytes;
  };
  const isPage = (name: string) => /route\.tsx$/.test(name);
  return Object.keys(manifest)
    .filter(isPage)
    .map((name) => {
      const more = filesBeyond(manifest, name);
      const scripts = [...app.scripts, ...more.scripts];
      return {
        page: name.replace(/^src\/(features\/)?/, "").replace(/\/?-?route\.tsx$/, ""),
        scripts: sum(scripts.map(measure)),
        maxScripts: name === "src/features/front/route.tsx" ? budgets.frontScripts : budgets.scripts,
        styles: sum([...app.styles, ...more.styles].map(measure)),
        origins: divideByOrigin(
          scripts.map((file) => ({ bytes: measure(file), origins: modules[file] ?? {} })),
        ),
      };
    });
}

const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1);

/** One line per page, with the origins of most of its bytes. */
export function formatTable(sizes: readonly PageSize[]): string {
  const lines = sizes.map(({ page, scripts, maxScripts, styles, origins }) => {
    const made = origins.slice(0, 6).map(([origin, bytes]) => `${origin} ${inKilobytes(bytes)}`);
    const weight = `${inKilobytes(scripts).padStart(7)} of ${inKilobytes(maxScripts).padStart(5)} kB script${inKilobytes(styles).padStart(7)} kB style`;
    return `  ${page.padEnd(24)}${weight}   ${made.join(", ")}`;
  });
  return ["What the pages load, compressed with Brotli, and where most of it comes from:", ...lines].join(
    "\n",
  );
}

/** One line for each page that has used up its headroom. */
export function findNearBudget(sizes: readonly PageSize[]): string[] {
  return sizes
    .filter(({ scripts, maxScripts }) => scripts > maxScripts * (1 - headroom) && scripts <= maxScripts)
    .map(({ page, scripts }) => `${page}: ${inKilobytes(scripts)} kB of script, near its budget`);
}

/**
 * One line for each page over its budget, or more than `maxGrowth` above its recorded size.
 * @param recorded the scripts of each page in kilobytes, as committed
 */
export function findOverBudget(
  sizes: readonly PageSize[],
  recorded: Readonly<Record<string, number>>,
): string[] {
  return sizes.flatMap(({ page, scripts, maxScripts, styles }) => {
    const before = (recorded[page] ?? maxScripts / kilobyte) * kilobyte;
    return [
      ...(scripts > maxScripts ? [`${page}: ${inKilobytes(scripts)} kB of script`] : []),
      ...(scripts > before + maxGrowth
        ? [
            `${page}: ${inKilobytes(scripts)} kB of script, ${inKilobytes(scripts - before)} more than recorded; if it must be: npm run check -- --record-sizes`,
          ]
        : []),
      ...(styles > budgets.styles ? [`${page}: ${inKilobytes(styles)} kB of style`] : []),
    ];
  });
}

const recordFile = "web/page-sizes.json";

/** The recorded sizes of the pages, in kilobytes. */
export const readRecord = (): Record<string, number> =>
  Sizes.parse(JSON.parse(readFileSync(recordFile, "utf8")));

/** Records the sizes of the pages, in kilobytes. */
export function writeRecord(sizes: readonly PageSize[]): void {
  const record = Object.fromEntries(
    sizes.map(({ page, scripts }) => [page, Number(inKilobytes(scripts))] as const).toSorted(),
  );
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
