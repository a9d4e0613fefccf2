import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";

// A separate process: serves `api` from the built functions in `<folder>`, like one instance in production. Sends its parent the address
// and the milliseconds it took to load.

type Handler = (request: object, response: object) => unknown;
const Bundle = z.object({ api: z.custom<Handler>((value) => typeof value === "function") });

const started = performance.now();
const { api } = Bundle.parse(await import(`${pathToFileURL(process.argv[2] ?? ".")}/index.js`));
const loading = performance.now() - started;

const server = createServer((request, response) => api(request, response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined, loading });
});
process.on("disconnect", () => process.exit(0));
