import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The app is not built for the tests of the API, so a folder stands in for its build: it redirects places to the path that it gets, shows
// one product, fails on one seller, and knows no other page.

const entryServer = `
export const setTransport = () => {};
export const renderPage = async ({ pathname, search }) => {
  const isCanonical = search === "";
  if (pathname === "/tuote/halko") return { status: 200, path: "/tuote/:id", isCanonical, head: "", body: "<h1>Halko</h1>" };
  if (pathname === "/myyja/rikki") throw new Error("not rendered");
  return pathname.startsWith("/polttopuut/") ? { status: 301, location: decodeURI(pathname) } : null;
};
`;

/** The page of unknown addresses. */
export const notFoundPage = '<!doctype html><html lang="fi"><h1>Sivua ei löytynyt</h1></html>';

/** Writes the folder. @returns its path and a function that removes it */
export async function createPagesFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "pages-"));
  await writeFile(join(folder, "entry-server.js"), entryServer);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const pages = { "/tuote/:id": "<!doctype html><!--body-->" };
  const templates = { shell: "", notFound: notFoundPage, pages };
  await writeFile(join(folder, "templates.json"), JSON.stringify(templates));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
