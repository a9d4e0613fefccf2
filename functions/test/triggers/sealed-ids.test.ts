import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { endOfDay } from "../../src/jobs/end-of-day.ts";
import { openPersonalId } from "../../src/keys/personal-id.ts";
import { useSuiteSecrets } from "../support/suite-secrets.ts";
import { createUserAsRoot, readSealedId } from "../support/users.ts";

useSuiteSecrets();

test("after a rotation of their key personal ids are sealed with the newest, so that the old key can be removed", async () => {
  const { uid } = await createUserAsRoot();
  const readCode = async () => openPersonalId(String(await readSealedId(uid)), uid);
  const old = process.env["PERSONAL_ID_KEY"] ?? "";
  const newest = randomBytes(32).toString("base64");
  for (const [to, from] of [
    [newest, old],
    // Back, because the other tests of this suite have the old key.
    [old, newest],
  ] as const) {
    process.env["PERSONAL_ID_KEY"] = `${to},${from}`;
    await endOfDay(new Date());
    process.env["PERSONAL_ID_KEY"] = to;
    expect(await readCode()).toBe("010190-900P");
  }
});
