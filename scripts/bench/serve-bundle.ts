import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";

// A separate process: serves the HTTP function `FUNCTION_TARGET` from the built functions in `<folder>`, like one instance in production.
// Sends its parent the address and the milliseconds it took to load, and on request the bytes of its heap.

type Handler = (request: object, response: object) => unknown;
const Bundle = z.record(z.string(), z.unknown());
const Handler = z.custom<Handler>((value) => typeof value === "function");

const started = performance.now();
const bundle = Bundle.parse({ ...(await import(`${pathToFileURL(process.argv[2] ?? ".")}/index.js`)) });
const handle = Handler.parse(bundle[process.env["FUNCTION_TARGET"] ?? ""]);
const loading = performance.now() - started;

process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});

const server = createServer((request, response) => handle(request, response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined, loading });
});
process.on("disconnect", () => process.exit(0));
