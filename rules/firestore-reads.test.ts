import { expect, test } from "vitest";
import { getDatabase } from "./environment.ts";
import { readChecks } from "./firestore/access-checks.ts";
import { setUpFirestoreTest } from "./firestore/set-up.ts";
import { isAllowed } from "./is-allowed.ts";

const getSetup = setUpFirestoreTest();

test.each(readChecks)("$title", async ({ as, attempt, allowed }) => {
  expect(await isAllowed(() => attempt(getDatabase(getSetup().contexts[as])))).toBe(allowed);
});
