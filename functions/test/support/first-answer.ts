import { once } from "node:events";
import { createServer } from "node:http";
import { registerHooks } from "node:module";
import * as z from "zod/mini";

// A separate process: loads `<bundle>` and sends a first call to it, as in a new instance of `api`. Prints the status of the response and
// the packages loaded until then.

const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
    if (name) loaded.add(name);
    return next(url, context);
  },
});

type Handler = Parameters<typeof createServer>[1];
const Bundle = z.object({
  api: z.custom<NonNullable<Handler>>((value) => typeof value === "function"),
});
const { api } = Bundle.parse(await import(process.argv[2] ?? ""));
const server = createServer(api).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = z.object({ port: z.int() }).parse(server.address());
const { status } = await fetch(`http://127.0.0.1:${port}/api/health`);
console.info(JSON.stringify({ status, packages: [...loaded].sort() }));
process.exit();
