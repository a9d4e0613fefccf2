import { expect, test } from "vitest";
import { findBrokenRewrites, findMissingPaths, findSchemaErrors } from "./firebase-config.ts";

const rewrite = { source: "/api/**", function: { functionId: "api", region: "europe-north1" } };
const config = {
  firestore: { rules: "firestore.rules", indexes: "firestore.indexes.json" },
  storage: { rules: "storage.rules" },
  functions: [{ source: "functions/dist" }],
  hosting: { public: "web/dist", rewrites: [rewrite] },
};
const manifest = (region: string) => ({ endpoints: { api: { region: [region] } }, params: [] });

test("a word that firebase-tools does not know is a fault", () => {
  const misspelt = { ...config, hosting: { ...config.hosting, rewritez: [] } };
  expect(findSchemaErrors(config)).toEqual([]);
  expect(findSchemaErrors(misspelt)).not.toEqual([]);
});

test("a file that is not there is named", () => {
  const lost = { ...config, storage: { rules: "lost.rules" } };
  expect(findMissingPaths(lost)).toContain("lost.rules is named and not there");
});

test("calls are passed on to a function that is there, in its region", () => {
  expect(findBrokenRewrites(config, manifest("europe-north1"))).toEqual([]);
  expect(findBrokenRewrites(config, manifest("europe-west1"))).toHaveLength(1);
  expect(findBrokenRewrites(config, { endpoints: {}, params: [] })).toHaveLength(1);
});
