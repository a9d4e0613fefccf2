import { afterAll, beforeAll, expect, test } from "vitest";
import { type Crowd, gather, ownRules } from "./environment.ts";
import { restore, trials } from "./storage/trials.ts";
import { isAllowed } from "./verdict.ts";

let crowd: Crowd;

beforeAll(async () => {
  const { storage } = await ownRules();
  crowd = await gather({ storage });
  await restore(crowd.environment);
});

afterAll(async () => {
  await crowd.environment.cleanup();
});

test.each(trials)("$title", async ({ as, attempt, allowed }) => {
  expect(await isAllowed(() => attempt(crowd.contexts[as].storage()))).toBe(allowed);
});
