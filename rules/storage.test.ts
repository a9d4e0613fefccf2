import { ref, uploadBytes } from "firebase/storage";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Crowd, gather, ownRules } from "./environment.ts";
import { removePeople, restore, trials } from "./storage/trials.ts";
import { isAllowed } from "./verdict.ts";

describe("our own rules", () => {
  let crowd: Crowd;

  beforeAll(async () => {
    const { storage } = await ownRules();
    crowd = await gather({ storage });
    await restore(crowd.environment);
  });

  afterAll(async () => {
    await removePeople();
    await crowd.environment.cleanup();
  });

  test.each(trials)("$title", async ({ as, attempt, allowed }) => {
    expect(await isAllowed(() => attempt(crowd.contexts[as].storage()))).toBe(allowed);
  });
});

// Ours do not look into the database; these show that rules can.
describe("rules that ask the database", () => {
  const rules = `rules_version = '2';
    service firebase.storage {
      match /b/{bucket}/o {
        match /doors/{door} {
          allow create: if firestore.get(/databases/(default)/documents/doors/$(door)).data.open == true;
        }
      }
    }`;
  let crowd: Crowd;

  beforeAll(async () => {
    const doors = getFirestore(initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" })).collection(
      "doors",
    );
    await Promise.all([doors.doc("front").set({ open: true }), doors.doc("back").set({ open: false })]);
    crowd = await gather({ storage: rules });
  });

  afterAll(async () => {
    await crowd.environment.cleanup();
  });

  test.each([
    { door: "front", allowed: true, why: "open" },
    { door: "back", allowed: false, why: "shut" },
    { door: "cellar", allowed: false, why: "not there" },
  ])("let nobody through a door that is not open: the $door one is $why", async ({ door, allowed }) => {
    const storage = crowd.contexts.visitor.storage();
    expect(await isAllowed(async () => uploadBytes(ref(storage, `doors/${door}`), new Uint8Array([1])))).toBe(
      allowed,
    );
  });
});
