import { AsyncLocalStorage } from "node:async_hooks";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { responsesId, slots, toInlineJson } from "@halkopiha/domain/rendered-page.ts";
import * as z from "zod/mini";
import { handleLocally, type LocalResponse } from "./handle-locally.ts";

/** The code and the templates that the build of the app has written; beside the bundle where the functions are deployed. */
const folder = process.env["PAGES_FOLDER"] ?? join(import.meta.dirname, "pages");

/**
 * The HTML of the app with slots for what is rendered, by the path pattern of the page; the shell is the app without a page, and `notFound`
 * the page of unknown addresses.
 */
const Templates = z.object({
  shell: z.string(),
  notFound: z.string(),
  pages: z.record(z.string(), z.string()),
});

const Rendered = z.nullable(
  z.union([
    z.object({ status: z.int(), location: z.string() }),
    z.object({
      status: z.int(),
      path: z.string(),
      isCanonical: z.boolean(),
      head: z.string(),
      body: z.string(),
    }),
  ]),
);

const isFunction = (value: unknown) => typeof value === "function";

/** What the app's entry for the server exports. */
const EntryServer = z.object({
  renderPage: z.custom<(url: URL, signal: AbortSignal) => Promise<unknown>>(isFunction),
  setTransport:
    z.custom<(transport: (request: string | URL | Request) => Promise<Response>) => void>(isFunction),
});

/** The responses to the calls of the page that is being rendered. */
const pageResponses = new AsyncLocalStorage<Map<string, Promise<LocalResponse>>>();

/** Responds to a call of the page that is being rendered; the same call is handled once. */
async function respondToCall(request: string | URL | Request): Promise<Response> {
  const responses = pageResponses.getStore();
  if (!responses) throw new Error("An API call was made outside of a page.");
  const url = String(request);
  const response = responses.get(url) ?? handleLocally(url);
  responses.set(url, response);
  const { status, body } = await response;
  return Response.json(body, { status });
}

async function load() {
  const [entry, templates] = await Promise.all([
    import(pathToFileURL(join(folder, "entry-server.js")).href),
    readFile(join(folder, "templates.json"), "utf8"),
  ]);
  const { renderPage, setTransport } = EntryServer.parse(entry);
  setTransport(respondToCall);
  return { renderPage, templates: Templates.parse(JSON.parse(templates)) };
}

let loading: ReturnType<typeof load> | undefined;

/** Loads the code of the app at the first page, because the other functions share this bundle. */
function loadOnce(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A rendered page and whether the CDN may keep it, or where its loader redirects to. */
export type Page =
  | { status: number; html: string; isCacheable: boolean }
  | { status: number; location: string };

function fillTemplate(
  template: string,
  { head, body }: { head: string; body: string },
  responses: readonly LocalResponse[],
  now: Date,
): string {
  const data = `<script type="application/json" id="${responsesId}" data-rendered-at="${now.toISOString()}">${toInlineJson(responses.map(({ url, status, body }) => ({ url, status, body })))}</script>`;
  // The replacements are functions, because texts of sellers may contain `$&`.
  return template
    .replace(slots.head, () => head)
    .replace(slots.body, () => body)
    .replace(slots.data, () => data);
}

/**
 * Renders the page of a URL as a stranger sees it, with the responses that it was rendered from.
 * @returns null when the server does not render this page
 * @throws when the page cannot be rendered, or `signal` is aborted
 */
export async function renderPage(url: URL, signal: AbortSignal): Promise<Page | null> {
  const { renderPage: render, templates } = await loadOnce();
  const responses = new Map<string, Promise<LocalResponse>>();
  const page = Rendered.parse(await pageResponses.run(responses, () => render(url, signal)));
  if (!page || "location" in page) return page;
  const template = templates.pages[page.path];
  if (template === undefined) throw new Error(`The app was built without ${page.path}.`);
  const used = await Promise.all(responses.values());
  return {
    status: page.status,
    html: fillTemplate(template, page, used, new Date()),
    isCacheable: page.status === 200 && page.isCanonical && used.every(({ isCacheable }) => isCacheable),
  };
}

/** The page of unknown addresses, as Hosting has it. */
export async function readNotFound(): Promise<string> {
  return (await loadOnce()).templates.notFound;
}

/** The HTML of the app without a page, which the browser renders. */
export async function readShell(): Promise<string> {
  return (await loadOnce()).templates.shell;
}
