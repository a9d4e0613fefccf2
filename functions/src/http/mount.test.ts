import { once } from "node:events";
import { createServer } from "node:http";
import { defineCall } from "@halkopiha/domain/contract/call.ts";
import express from "express";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defineHandler } from "./handler.ts";
import { mount } from "./mount.ts";

const common = { method: "GET", access: "anyone", summary: "" } as const;
const response = z.object({ name: z.string() });
const params = z.object({ id: z.string() });

const one = defineHandler(
  defineCall({ ...common, path: "/api/logs/:id", params, response }),
  ({ params: { id } }) => ({
    name: id,
  }),
);
const list = { name: "list.csv", contentType: "text/csv; charset=utf-8" };
const all = defineHandler(defineCall({ ...common, path: "/api/logs/list", file: list }), async function* () {
  yield "koivu\r\n";
});

test("a literal path wins over one with a name, whichever is mounted first", async () => {
  const app = express();
  mount(app, [one, all]);
  const server = createServer(app).listen(0);
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  expect(await text("/api/logs/list")).toBe("koivu\r\n");
  expect(await text("/api/logs/birch")).toBe('{"name":"birch"}');
  server.close();
});
