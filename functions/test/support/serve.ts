import { once } from "node:events";
import express, { type RequestHandler } from "express";
import { afterAll, beforeAll } from "vitest";
import { getPort } from "./port.ts";

/** Serves handlers of the function `pages` in this process, with the clients of the suite; redirects are not followed. */
export function serveDuringTests<Params>(routes: Readonly<Record<string, RequestHandler<Params>>>) {
  const app = express();
  for (const [path, handler] of Object.entries(routes)) app.get<string, Params>(path, handler);
  const server = app.listen(0, "127.0.0.1");
  let origin = "";
  beforeAll(async () => {
    if (!server.listening) await once(server, "listening");
    origin = `http://127.0.0.1:${getPort(server)}`;
  });
  afterAll(() => void server.close());
  return (path: string) => fetch(new URL(path, origin), { redirect: "manual" });
}
