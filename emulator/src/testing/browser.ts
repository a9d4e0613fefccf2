import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Browser, chromium } from "playwright-core";

const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

/** Why the browser tests cannot run here; undefined when they can. */
export const browserMissing = existsSync(executablePath)
  ? undefined
  : `there is no browser at ${executablePath}; name one in CHROMIUM`;

// Chromium must not contact Google's services on a machine without a network.
const offlineFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, headless: true, args: offlineFlags });
}

/** Serves a page with `page.ts` as its only script, available as the global `sdk`. */
export async function servePage(): Promise<{ url: string; close: () => void }> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("page.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "sdk",
  });
  const script = outputFiles[0]?.text ?? "";
  const server = createServer((request, response) => {
    const isScript = request.url === "/sdk.js";
    response.setHeader("content-type", `${isScript ? "text/javascript" : "text/html"}; charset=utf-8`);
    response.end(
      isScript ? script : '<!doctype html><link rel="icon" href="data:,"><script src="/sdk.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}
