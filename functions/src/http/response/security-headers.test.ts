import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { strictTransportSecurity } from "./security-headers.ts";

const Config = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});

test("Hosting asks for HTTPS as the functions do, once, on every path", async () => {
  const file = new URL("../../../../firebase.json", import.meta.url);
  const { hosting } = Config.parse(JSON.parse(await readFile(file, "utf8")));
  const rules = hosting.headers.filter(({ headers }) =>
    headers.some(({ key }) => key === "Strict-Transport-Security"),
  );
  expect(rules).toEqual([
    { source: "**", headers: [{ key: "Strict-Transport-Security", value: strictTransportSecurity }] },
  ]);
});

test("HTTPS is asked for on subdomains too, for at least a year", () => {
  const [, age = ""] = /^max-age=(\d+); includeSubDomains$/.exec(strictTransportSecurity) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
});
