import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { root } from "../suite/suite.ts";

const folder = `${root}/docs/operations/monitoring`;
const readText = (file: string) => readFileSync(file, "utf8");
const Policy = z.object({
  displayName: z.string(),
  conditions: z.array(z.looseObject({})).check(z.length(1)),
});

const policies = readdirSync(folder)
  .map((file) => ({ file, json: z.unknown().parse(JSON.parse(readText(`${folder}/${file}`))) }))
  .filter(({ json }) => Policy.safeParse(json).success);

test("there is a policy for each alert that the guide creates", () => {
  const guide = readText(`${root}/docs/operations/monitoring.md`);
  expect(policies).toHaveLength(6);
  for (const { file } of policies) expect(guide).toContain(`\`${file}\``);
});

test("an alert waits for lines that the functions log", () => {
  const logs = readText(`${root}/docs/security/logs.md`);
  const messages = policies.flatMap(({ json }) =>
    [...JSON.stringify(json).matchAll(/jsonPayload\.message=\\"([^"\\]+)\\"/g)].map(
      ([, message = ""]) => message,
    ),
  );
  expect([...new Set(messages)]).toEqual(["no message delivered for an hour"]);
  for (const message of messages) expect(logs).toContain(`\`${message}\` | ALERT`);
});
