import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";
import * as z from "zod/mini";
import { type Files, filesBeyond, type Manifest, readManifest } from "./manifest.ts";
import { buildPrefetch } from "./prefetch.ts";

const Page = z.object({
  path: z.string(),
  prerender: z.enum(["page", "skeleton"]),
  preload: z.array(z.string()),
});
type Page = z.infer<typeof Page>;

const EntryServer = z.object({
  pages: z.array(Page),
  render: z.custom<(page: Page) => Promise<{ head: string; body: string }>>(
    (value) => typeof value === "function",
  ),
});

/** The page that stands for every address without HTML of its own. */
export const shell = "app.html";

/** What a page needs beyond the app itself, so that it is fetched with it and nothing is shown unstyled. */
function filesFor(manifest: Manifest, sources: readonly string[]): Files {
  const missing = sources.find((source) => !manifest[source]);
  if (missing) throw new Error(`The app has no ${missing}`);
  return filesBeyond(manifest, ...sources);
}

/** The scripts of the app in its HTML: those that are preloaded, and the entry. */
const appScripts = /<link rel="modulepreload"[^>]* href="([^"]+)">|<script[^>]* src="([^"]+)"><\/script>/g;

/** The app's HTML with one small script, which loads the app and what a page needs after the first paint. */
function loadLater(template: string, early: string, scripts: readonly string[]): string {
  const found = [...template.matchAll(appScripts)];
  const preload = [...found.flatMap(([, href]) => href ?? []), ...scripts.map((file) => `/${file}`)];
  const app = found.flatMap(([, , src]) => src ?? []).at(-1);
  if (!app) throw new Error("The app's HTML names no entry");
  const script = `<script type="module" src="/${early}" data-app="${app}" data-preload="${preload.join(" ")}"></script>`;
  return template.replaceAll(appScripts, "").replace("</head>", `${script}</head>`);
}

/** The app's HTML without what only stands in for a page of its own. */
function fill(template: string, head: string, body: string): string {
  return template
    .replaceAll(/<(title|meta)\b[^>]*data-static[^>]*>(?:[^<]*<\/title>)?\s*/g, "")
    .replace("</head>", `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

/**
 * The app's HTML with the skeleton of a page, which is looked at but not used: it is inert until the page replaces it, with a title
 * and a description of its own.
 */
function fillSkeleton(template: string, head: string, body: string): string {
  const staticHead = head.replaceAll(/<(title|meta|link)\b/g, "<$1 data-static");
  return fill(template, staticHead, body).replace('<div id="root">', '<div id="root" inert>');
}

async function writePages(folder: string, config: ResolvedConfig): Promise<void> {
  const code = join(folder, ".prerender");
  await build({
    configFile: config.configFile ?? false,
    root: config.root,
    logLevel: "warn",
    build: { ssr: "src/entry-server.tsx", outDir: code, manifest: false, copyPublicDir: false },
  });
  const { pages, render } = EntryServer.parse(
    await import(pathToFileURL(join(code, "entry-server.js")).href),
  );
  const manifest = readManifest(folder);
  const template = await readFile(join(folder, "index.html"), "utf8");
  const early = await buildPrefetch(config.root, folder);
  await rename(join(folder, "index.html"), join(folder, shell));
  for (const page of pages) {
    const { head, body } = await render(page);
    const { scripts, styles } = filesFor(
      manifest,
      page.preload.map((source) => `src/${source}`),
    );
    const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
    const html = loadLater(template, early, scripts);
    const filled = page.prerender === "page" ? fill(html, head, body) : fillSkeleton(html, head, body);
    const file = join(folder, page.path === "/" ? "index.html" : `${page.path}.html`);
    await mkdir(dirname(file), { recursive: true });
    // Links that stay come after those of the skeleton.
    await writeFile(file, filled.replace("</head>", `${links}</head>`));
  }
  // Pages load their code when they are asked for: it must stay until the last is written.
  await rm(code, { recursive: true });
}

/** Writes the pages whose routes ask for it as HTML, so that they are read before any script has come. */
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
