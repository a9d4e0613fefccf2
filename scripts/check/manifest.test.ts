import { expect, test } from "vitest";
import { findIncompleteFunctions, findUndocumentedSettings } from "./manifest.ts";

const api = { region: ["europe-north1"], httpsTrigger: {} };

test.each([
  ["with a region and a trigger", api, 0],
  ["without a region", { httpsTrigger: {} }, 1],
  ["without a trigger", { region: ["europe-north1"] }, 1],
  ["with two triggers", { ...api, scheduleTrigger: {} }, 1],
])("a function %s", (_, endpoint, count) => {
  expect(findIncompleteFunctions({ endpoints: { one: endpoint }, params: [] })).toHaveLength(count);
});

test("a setting counts as documented when it is in code format", () => {
  const manifest = { endpoints: {}, params: [{ name: "SMTP_URL" }, { name: "SMTP" }] };
  expect(findUndocumentedSettings(manifest, "| `SMTP_URL` | the mail server |")).toEqual([
    "no word about SMTP",
  ]);
});
