import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { endSession } from "@halkopiha/domain/contract/accounts/session.ts";
import { createUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { deleteUser } from "@halkopiha/domain/contract/admin/users.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Instance, startInstance } from "../../test/support/framework.ts";
import { createUserAsRoot, logInAs, personForm } from "../../test/support/users.ts";

/** For how long the server holds who calls, in milliseconds. */
const identityLifetime = 500;

// Hosting waits for the whole body; whoever calls the function directly can keep a request open.
let instance: Instance;
beforeAll(async () => {
  instance = await startInstance();
});
afterAll(() => instance.stop());

/** Sends the beginning of a request to make a root, calls `meanwhile`, and sends the rest. @returns the status of the answer */
async function holdOpen(token: string, meanwhile: () => Promise<unknown>): Promise<number> {
  const { confPassword, terms, ...form } = personForm();
  const body = JSON.stringify({ ...form, role: "root" });
  const held = request(new URL(createUser.path, instance.url), {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    held.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    held.on("error", reject);
  });
  held.write(body.slice(0, 1));
  // Until the server has asked who calls, on a machine that is not slow; on a slow one it asks afterwards, and the answer is the same.
  await sleep(1500);
  await meanwhile();
  await sleep(2 * identityLifetime);
  held.end(body.slice(1));
  return answered;
}

describe("a request that is kept open does not outlive the rights of its sender", () => {
  test("who are deleted", async () => {
    const [root, other] = [await createUserAsRoot("root"), await createUserAsRoot("root")];
    const [client, chief] = [await logInAs(root), await logInAs(other)];
    const status = await holdOpen(client.token, () => chief.call(deleteUser, { params: { id: root.uid } }));
    expect(status).toBe(401);
  });

  test("who are logged out", async () => {
    const client = await logInAs(await createUserAsRoot("root"));
    expect(await holdOpen(client.token, () => client.call(endSession, {}))).toBe(401);
  });

  test("and is answered when they keep their rights", async () => {
    const client = await logInAs(await createUserAsRoot("root"));
    expect(await holdOpen(client.token, async () => undefined)).toBe(201);
  });
});
