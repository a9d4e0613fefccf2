import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { appFiles, filesBeyond, readManifest } from "../../web/build/manifest.ts";

const kilobyte = 1000;

/** Maximum size of a page's files before it is rendered, compressed with Brotli, in bytes. See the design, "Speed". */
export const budgets = {
  frontScripts: 120 * kilobyte,
  /** All other pages, the app included. Five more than the largest page, so that the size of a call or a schema decides no feature. */
  scripts: 160 * kilobyte,
  styles: 12 * kilobyte,
} as const;

/** The size of a page's files, in bytes compressed with Brotli, the app included. */
export interface PageSize {
  page: string;
  scripts: number;
  maxScripts: number;
  styles: number;
}

/** Measures every page of a built app. */
export function measurePages(folder: string): PageSize[] {
  const manifest = readManifest(folder);
  const app = appFiles(manifest);
  // Most files are on most pages, and compressing one takes a while.
  const known = new Map<string, number>();
  const bytes = (file: string) => {
    const size = known.get(file) ?? brotliCompressSync(readFileSync(`${folder}/${file}`)).length;
    known.set(file, size);
    return size;
  };
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytes(file), 0);
  const isPage = (name: string) => /route\.tsx$/.test(name);
  return Object.keys(manifest)
    .filter(isPage)
    .map((name) => {
      const more = filesBeyond(manifest, name);
      return {
        page: name.replace(/^src\/(features\/)?/, "").replace(/\/?-?route\.tsx$/, ""),
        scripts: sum([...app.scripts, ...more.scripts]),
        maxScripts: name === "src/features/front/route.tsx" ? budgets.frontScripts : budgets.scripts,
        styles: sum([...app.styles, ...more.styles]),
      };
    });
}

const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1);

/** One line per page. */
export function formatTable(weights: readonly PageSize[]): string {
  const lines = weights.map(
    ({ page, scripts, maxScripts, styles }) =>
      `  ${page.padEnd(24)}${inKilobytes(scripts).padStart(7)} of ${inKilobytes(maxScripts).padStart(5)} kB script${inKilobytes(styles).padStart(7)} kB style`,
  );
  return ["What the pages load, compressed with Brotli:", ...lines].join("\n");
}

/** One line for each page over its budget. */
export function findOverBudget(weights: readonly PageSize[]): string[] {
  return weights.flatMap(({ page, scripts, maxScripts, styles }) => [
    ...(scripts > maxScripts ? [`${page}: ${inKilobytes(scripts)} kB of script`] : []),
    ...(styles > budgets.styles ? [`${page}: ${inKilobytes(styles)} kB of style`] : []),
  ]);
}
