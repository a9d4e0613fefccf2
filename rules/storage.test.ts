import { ref, uploadBytes } from "firebase/storage";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RulesTestSetup, readRules, setUpRulesTest } from "./environment.ts";
import { isAllowed } from "./is-allowed.ts";
import { accessChecks, removeUserDocuments, restoreFiles } from "./storage/access-checks.ts";

describe("our own rules", () => {
  let setup: RulesTestSetup;

  beforeAll(async () => {
    const { storage } = await readRules();
    setup = await setUpRulesTest({ storage });
    await restoreFiles(setup.environment);
  });

  afterAll(async () => {
    await removeUserDocuments();
    await setup.environment.cleanup();
  });

  test.each(accessChecks)("$title", async ({ as, attempt, allowed }) => {
    expect(await isAllowed(() => attempt(setup.contexts[as].storage()))).toBe(allowed);
  });
});

// Checks that Storage rules can read documents of the suite's Firestore.
describe("rules that ask the database", () => {
  const rules = `rules_version = '2';
    service firebase.storage {
      match /b/{bucket}/o {
        match /doors/{door} {
          allow create: if firestore.get(/databases/(default)/documents/doors/$(door)).data.open == true;
        }
      }
    }`;
  let setup: RulesTestSetup;

  beforeAll(async () => {
    const doors = getFirestore(initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" })).collection(
      "doors",
    );
    await Promise.all([doors.doc("front").set({ open: true }), doors.doc("back").set({ open: false })]);
    setup = await setUpRulesTest({ storage: rules });
  });

  afterAll(async () => {
    await setup.environment.cleanup();
  });

  test.each([
    { door: "front", allowed: true, why: "open" },
    { door: "back", allowed: false, why: "shut" },
    { door: "cellar", allowed: false, why: "not there" },
  ])("let nobody through a door that is not open: the $door one is $why", async ({ door, allowed }) => {
    const storage = setup.contexts.visitor.storage();
    expect(await isAllowed(async () => uploadBytes(ref(storage, `doors/${door}`), new Uint8Array([1])))).toBe(
      allowed,
    );
  });
});
