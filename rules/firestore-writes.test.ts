import { expect, test } from "vitest";
import { getDatabase } from "./environment.ts";
import { restoreDocuments, writeChecks } from "./firestore/access-checks.ts";
import { setUpFirestoreTest } from "./firestore/set-up.ts";
import { isAllowed } from "./is-allowed.ts";

const getSetup = setUpFirestoreTest();

test.each(writeChecks)("$title", async ({ as, attempt, allowed }) => {
  const { contexts, environment } = getSetup();
  const verdict = await isAllowed(() => attempt(getDatabase(contexts[as])));
  if (verdict) await restoreDocuments(environment);
  expect(verdict).toBe(allowed);
});
