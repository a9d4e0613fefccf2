import { afterAll, beforeAll, expect, test } from "vitest";
import { type Crowd, databaseOf, gather, ownRules } from "./environment.ts";
import { restore, trials } from "./firestore/trials.ts";
import { isAllowed } from "./verdict.ts";

let crowd: Crowd;

beforeAll(async () => {
  const { firestore } = await ownRules();
  crowd = await gather({ firestore });
  await restore(crowd.environment);
});

afterAll(async () => {
  await crowd.environment.cleanup();
});

test.each(trials)("$title", async ({ as, attempt, allowed }) => {
  const verdict = await isAllowed(() => attempt(databaseOf(crowd.contexts[as])));
  if (verdict) await restore(crowd.environment);
  expect(verdict).toBe(allowed);
});
