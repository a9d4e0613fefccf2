import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";
import * as z from "zod/mini";
import { filesBeyond, type Manifest, readManifest } from "./manifest.ts";

const Written = z.object({ address: z.string(), page: z.string() });
/** `begin`: the script that runs before the app has come. */
const Linked = z.object({
  address: z.string(),
  pages: z.array(z.string()),
  begin: z.nullable(z.string()),
});
const Prerender = z.object({
  written: z.array(Written),
  linked: z.array(Linked),
  render: z.custom<(address: string) => Promise<{ head: string; body: string }>>(
    (value) => typeof value === "function",
  ),
});

/** The page that stands for every address without HTML of its own. */
export const shell = "app.html";

/** Links to what a page needs beyond the app itself, so that it is fetched at once and nothing is shown unstyled. */
function linksFor(manifest: Manifest, pages: readonly string[]): string {
  const missing = pages.find((page) => !manifest[page]);
  if (missing) throw new Error(`The app has no ${missing}`);
  const { scripts, styles } = filesBeyond(manifest, ...pages);
  return [
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
  ].join("");
}

/** Scripts run in the order of the HTML: this one needs little and does not wait for the app. */
function scriptFor(manifest: Manifest, source: string): string {
  const { file } = manifest[source] ?? {};
  if (!file) throw new Error(`The app has no ${source}`);
  return `<script type="module" src="/${file}"></script>`;
}

/** The app's HTML without what only stands in for a page of its own. */
function fill(template: string, head: string, body: string): string {
  return template
    .replaceAll(/<(title|meta)\b[^>]*data-static[^>]*>(?:[^<]*<\/title>)?\s*/g, "")
    .replace("</head>", `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

/**
 * The app's HTML with the frame of a page, which is looked at but not used: it is inert until the page itself takes its place,
 * with a title and a description of its own.
 */
function frame(template: string, links: string, { head, body }: { head: string; body: string }): string {
  const passing = head.replaceAll(/<(title|meta|link)\b/g, "<$1 data-static");
  return fill(template, passing + links, body).replace('<div id="root">', '<div id="root" inert>');
}

async function writePages(folder: string, config: ResolvedConfig): Promise<void> {
  const code = join(folder, ".prerender");
  await build({
    configFile: config.configFile ?? false,
    root: config.root,
    logLevel: "warn",
    build: { ssr: "src/prerender.tsx", outDir: code, manifest: false, copyPublicDir: false },
  });
  const { written, linked, render } = Prerender.parse(
    await import(pathToFileURL(join(code, "prerender.js")).href),
  );
  const manifest = readManifest(folder);
  const template = await readFile(join(folder, "index.html"), "utf8");
  await rename(join(folder, "index.html"), join(folder, shell));
  for (const { address, page } of written) {
    const { head, body } = await render(address);
    const file = join(folder, address === "/" ? "index.html" : `${address}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, fill(template, head + linksFor(manifest, [page]), body));
  }
  for (const { address, pages, begin } of linked) {
    const entry = "<script fetchpriority";
    const begun = begin === null ? template : template.replace(entry, scriptFor(manifest, begin) + entry);
    const html = frame(begun, linksFor(manifest, pages), await render(address));
    const file = join(folder, `${address}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  // Pages load their code when they are asked for: it must stay until the last is written.
  await rm(code, { recursive: true });
}

/**
 * Writes the pages that say the same to everyone as HTML, so that they are read before any script has come; of others, their
 * frame and what they load.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prerender",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: () => writePages(resolve(config.root, config.build.outDir), config),
    },
  };
}
