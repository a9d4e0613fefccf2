import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

/** An address of the app, as its entry for the server exports it: a row of the table of pages (`src/app/pages.ts`). */
export const Address = z.object({
  path: z.string(),
  html: z.optional(z.enum(["page", "skeleton", "server"])),
  file: z.optional(z.string()),
});
export type Address = z.infer<typeof Address>;

/** An address with what the build makes of its page. */
export const BuiltPage = z.extend(Address, {
  precache: z.optional(z.enum(["scripts", "nothing"])),
  /** The sources whose files it needs, below `src/`. */
  sources: z.array(z.string()),
});
export type BuiltPage = z.infer<typeof BuiltPage>;

/** The folder with the code and the templates of the function `pages`, beside the folder that Hosting serves. */
export const toPagesFolder = (folder: string): string => `${folder}-pages`;

/** The file with the addresses of the app that is built into a folder. */
export const toAddressesFile = (folder: string): string => join(toPagesFolder(folder), "addresses.json");

export const readAddresses = (folder: string): BuiltPage[] =>
  z.array(BuiltPage).parse(JSON.parse(readFileSync(toAddressesFile(folder), "utf8")));

/** The file with the HTML of a page, in the built folder. */
export const toHtmlFile = ({ path, file = path }: Pick<Address, "path" | "file">): string =>
  file === "/" ? "index.html" : `${file.slice(1)}.html`;

/** The HTML that is served for every address of the app without a page of its own. */
export const shell = "app.html";

/** A rewrite of Hosting: to a file, or to a function. */
const Rewrite = z.object({
  /** What the path must match; `source` is a glob, in which a segment that begins with a dot matches nothing. */
  regex: z.optional(z.string()),
  source: z.optional(z.string()),
  destination: z.optional(z.string()),
  function: z.optional(z.object({ functionId: z.string() })),
});
export type Rewrite = z.infer<typeof Rewrite>;

/** The rewrites for what is no page of the app. */
const otherRewrites: readonly Rewrite[] = [
  { regex: "^/api/", function: { functionId: "api" } },
  { regex: "^/kortti/", function: { functionId: "pages" } },
  { regex: "^/sitemap/", function: { functionId: "pages" } },
  { regex: "^/sitemap\\.xml$", function: { functionId: "pages" } },
  { regex: "^/\\.well-known/security\\.txt$", function: { functionId: "pages" } },
];

/** Matches the paths of a route, with and without a slash at the end. The syntax is that of RE2 and of JavaScript. */
export function toPattern(path: string): string {
  if (!/^\/[a-z0-9/:_-]*$/i.test(path)) throw new RangeError(`${path} is no path of a page`);
  return `^${path.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+")}/?$`;
}

function toRewrite({ path, html, file }: Address): Rewrite {
  const regex = toPattern(path);
  if (html === "server") return { regex, function: { functionId: "pages" } };
  return { regex, destination: file ? `${file}.html` : `/${shell}` };
}

const toPageRewrites = (addresses: readonly Address[]): Rewrite[] =>
  addresses.filter(({ path }) => path !== "/" && path !== "*").map(toRewrite);

/**
 * The rewrites that Hosting needs: one for each address of the app, and the others. A page with a file of its own needs one for the slash at
 * the end, except the front page. The route `*` has none: Hosting sends `404.html` when nothing matches.
 */
export const toRewrites = (addresses: readonly Address[]): Rewrite[] => [
  ...otherRewrites,
  ...toPageRewrites(addresses),
];

const Config = z.object({ hosting: z.object({ rewrites: z.array(Rewrite) }) });

/** The rewrites of a configuration, without the regions of their functions. */
export const readRewrites = (config: unknown): Rewrite[] => Config.parse(config).hosting.rewrites;

const firebaseJson = fileURLToPath(new URL("../../firebase.json", import.meta.url));

/** Vite's `define` for the service worker: regular expressions that match the paths of the app's pages, and of those that the server renders. */
export function defineAppPaths(): Record<string, string> {
  const others = new Set(otherRewrites.map(({ regex }) => regex));
  const rewrites = readRewrites(JSON.parse(readFileSync(firebaseJson, "utf8"))).filter(
    ({ regex }) => regex !== undefined && !others.has(regex),
  );
  const join = (rows: readonly Rewrite[]) => rows.map(({ regex }) => regex).join("|");
  const rendered = rewrites.filter((rewrite) => rewrite.function?.functionId === "pages");
  return {
    "import.meta.env.APP_PATHS": JSON.stringify(`^/$|${join(rewrites)}`),
    "import.meta.env.RENDERED_PATHS": JSON.stringify(join(rendered)),
  };
}
