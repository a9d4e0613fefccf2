import { afterAll, beforeAll, expect, test } from "vitest";
import { getDatabase, type RulesTestSetup, readRules, setUpRulesTest } from "./environment.ts";
import { accessChecks, restoreDocuments } from "./firestore/access-checks.ts";
import { isAllowed } from "./is-allowed.ts";

let setup: RulesTestSetup;

beforeAll(async () => {
  const { firestore } = await readRules();
  setup = await setUpRulesTest({ firestore });
  await restoreDocuments(setup.environment);
});

afterAll(async () => {
  await setup.environment.cleanup();
});

test.each(accessChecks)("$title", async ({ as, attempt, allowed }) => {
  const verdict = await isAllowed(() => attempt(getDatabase(setup.contexts[as])));
  if (verdict) await restoreDocuments(setup.environment);
  expect(verdict).toBe(allowed);
});
