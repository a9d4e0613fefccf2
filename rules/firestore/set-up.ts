import { afterAll, beforeAll } from "vitest";
import { type RulesTestSetup, readRules, setUpRulesTest } from "../environment.ts";
import { restoreDocuments } from "./access-checks.ts";

/** Loads the rules and the sample documents before the tests of a file. @returns a function that returns them, for its tests */
export function setUpFirestoreTest(): () => RulesTestSetup {
  let setup: RulesTestSetup | undefined;
  beforeAll(async () => {
    const { firestore } = await readRules();
    setup = await setUpRulesTest({ firestore });
    await restoreDocuments(setup.environment);
  });
  afterAll(() => setup?.environment.cleanup());
  return () => {
    if (!setup) throw new Error("The rules are loaded before the tests.");
    return setup;
  };
}
