import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type ResolvedConfig } from "vite";
import * as z from "zod/mini";
import { filesBeyond, type Manifest, readManifest } from "./manifest.ts";
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
  const passing = head.replaceAll(/<(title|meta|link)\b/g, "<$1 data-static");
  return fill(template, passing, body).replace('<div id="root">', '<div id="root" inert>');
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
  const script = `<script type="module" src="/${await buildPrefetch(config.root, folder)}"></script>`;
  // Modules run in the order of the HTML: the prefetch is first, and does not wait for the app.
  const prefetching = template.replace("<script fetchpriority", `${script}<script fetchpriority`);
  await rename(join(folder, "index.html"), join(folder, shell));
  for (const page of pages) {
    const { head, body } = await render(page);
    const links = linksFor(
      manifest,
      page.preload.map((source) => `src/${source}`),
    );
    const html =
      page.prerender === "page"
        ? fill(template, head + links, body)
        : // Links that stay come after those of the skeleton.
          fillSkeleton(prefetching, head, body).replace("</head>", `${links}</head>`);
    const file = join(folder, page.path === "/" ? "index.html" : `${page.path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
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
