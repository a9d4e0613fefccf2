import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { appFiles, filesBeyond, readManifest } from "../../web/build/manifest.ts";

const kilobyte = 1000;

/** The most that a page may load before it stands, gzipped, in bytes. See the design, "Speed". */
export const budgets = {
  /** The app and its front page. */
  entryScripts: 100 * kilobyte,
  entryStyles: 12 * kilobyte,
  /** What any other page adds to the app. */
  routeScripts: 40 * kilobyte,
} as const;

/** What a page loads, in bytes gzipped. */
export interface Weight {
  page: string;
  scripts: number;
  mostScripts: number;
  styles: number;
}

/** How heavy every page of a built app is: the front page whole, every other by what it adds to the app. */
export function weigh(folder: string): Weight[] {
  const manifest = readManifest(folder);
  const app = appFiles(manifest);
  const bytes = (file: string) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + bytes(file), 0);
  const isPage = (name: string) => /route\.tsx$/.test(name);
  return Object.keys(manifest)
    .filter(isPage)
    .map((name) => {
      const isFront = name === "src/features/front/route.tsx";
      const more = filesBeyond(manifest, name);
      return {
        page: name.replace(/^src\/(features\/)?/, "").replace(/\/?-?route\.tsx$/, ""),
        scripts: sum(isFront ? [...app.scripts, ...more.scripts] : more.scripts),
        mostScripts: isFront ? budgets.entryScripts : budgets.routeScripts,
        styles: sum([...app.styles, ...more.styles]),
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
