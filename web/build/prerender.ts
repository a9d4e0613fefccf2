import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { notFoundPath, slots } from "@halkopiha/domain/rendered-page.ts";
import { build, type Plugin, type ResolvedConfig } from "vite";
import * as z from "zod/mini";
import { type Files, filesBeyond, type Manifest, readManifest } from "./manifest.ts";
import { buildPrefetch } from "./prefetch.ts";
import { BuiltPage, shell, toAddressesFile, toHtmlFile, toPagesFolder } from "./rewrites.ts";

const EntryServer = z.object({
  addresses: z.array(BuiltPage),
  render: z.custom<(page: BuiltPage) => Promise<{ head: string; body: string }>>(
    (value) => typeof value === "function",
  ),
});

/** The app's HTML with slots for a page that is rendered for each request. */
function toTemplate(html: string): string {
  return fill(html, slots.head, slots.body).replace("</body>", `${slots.data}</body>`);
}

/** Files that a page needs in addition to those of the app, so that they load in parallel and nothing is rendered unstyled. */
function filesFor(manifest: Manifest, sources: readonly string[]): Files {
  const missing = sources.find((source) => !manifest[source]);
  if (missing) throw new Error(`The app has no ${missing}`);
  return filesBeyond(manifest, ...sources);
}

/** Matches the app's scripts in its HTML: the preloaded modules and the entry. */
const appScripts = /<link rel="modulepreload"[^>]* href="([^"]+)">|<script[^>]* src="([^"]+)"><\/script>/g;

/** Replaces the scripts in the app's HTML with one small script that loads the app and the page's modules after the first paint. */
function loadLater(template: string, early: string, scripts: readonly string[]): string {
  const found = [...template.matchAll(appScripts)];
  const preload = [...found.flatMap(([, href]) => href ?? []), ...scripts.map((file) => `/${file}`)];
  const app = found.flatMap(([, , src]) => src ?? []).at(-1);
  if (!app) throw new Error("The app's HTML names no entry");
  const script = `<script type="module" src="/${early}" data-app="${app}" data-preload="${preload.join(" ")}"></script>`;
  return template.replaceAll(appScripts, "").replace("</head>", `${script}</head>`);
}

/** Inserts a page into the app's HTML and removes the default title and meta tags (`data-static`). */
function fill(template: string, head: string, body: string): string {
  return template
    .replaceAll(/<(title|meta)\b[^>]*data-static[^>]*>(?:[^<]*<\/title>)?\s*/g, "")
    .replace("</head>", `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

/**
 * Inserts a skeleton into the app's HTML. The root is inert until the page replaces it; the title and meta tags are marked `data-static`,
 * because the page renders its own.
 */
function fillSkeleton(template: string, head: string, body: string): string {
  const staticHead = head.replaceAll(/<(title|meta|link)\b/g, "<$1 data-static");
  return fill(template, staticHead, body).replace('<div id="root">', '<div id="root" inert>');
}

/** Names the route of the page in its root, because Hosting sends the page also for addresses that only the router knows. */
const markNotFound = (html: string) => html.replace('<div id="root">', '<div id="root" data-route="*">');

async function writePages(folder: string, config: ResolvedConfig): Promise<void> {
  const code = toPagesFolder(folder);
  await build({
    configFile: config.configFile ?? false,
    root: config.root,
    logLevel: "warn",
    build: {
      ssr: "src/entry-server.tsx",
      outDir: code,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
    // Otherwise the server chooses between two builds of React for each start, and where it has no NODE_ENV the slow one.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // The function is deployed without the packages of the app.
    ssr: { noExternal: true },
  });
  const { addresses, render } = EntryServer.parse(
    await import(pathToFileURL(join(code, "entry-server.js")).href),
  );
  const manifest = readManifest(folder);
  const template = await readFile(join(folder, "index.html"), "utf8");
  const early = await buildPrefetch(config.root, folder);
  await rename(join(folder, "index.html"), join(folder, shell));
  const templates: Record<string, string> = {};
  let notFound = "";
  for (const page of addresses) {
    if (!page.html) continue;
    const { scripts, styles } = filesFor(
      manifest,
      page.sources.map((source) => `src/${source}`),
    );
    const links = styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
    const html = loadLater(template, early, scripts).replace("</head>", `${links}</head>`);
    if (page.html === "server") {
      templates[page.path] = toTemplate(html);
      continue;
    }
    const { head, body } = await render(page);
    let filled = page.html === "page" ? fill(html, head, body) : fillSkeleton(html, head, body);
    if (page.file === notFoundPath) notFound = filled = markNotFound(filled);
    const file = join(folder, toHtmlFile(page));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, filled);
  }
  const files = { shell: template, notFound, pages: templates };
  await writeFile(join(code, "templates.json"), JSON.stringify(files));
  await writeFile(toAddressesFile(folder), JSON.stringify(addresses));
  await writeFile(join(code, "package.json"), JSON.stringify({ type: "module" }));
}

/**
 * Writes the pages of the app as HTML, so that they are readable before any script has loaded; of those that the server renders
 * for each request, the templates, and the code that renders them.
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
