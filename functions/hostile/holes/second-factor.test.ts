import { removeSecondFactor } from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { login, verifyToken } from "@halkopiha/domain/contract/accounts/session.ts";
import { readUser } from "@halkopiha/domain/contract/accounts/users.ts";
import { readDashboard } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { searchUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../../test/support/api.ts";
import { firestoreStatus, readDeviceToken, signInWith } from "../../test/support/device-token.ts";
import { forgetUsedCode, setUpFactor, showCode } from "../../test/support/second-factor.ts";
import { serveApiDuringTests } from "../../test/support/serve-api.ts";
import { createUserAsRoot, getErrorCode, password } from "../../test/support/users.ts";

// Somebody who knows an admin's password. The suite's own API lets admins in with a password alone, as the sample market needs it, so these
// tests ask one with the settings of production.

const getOrigin = serveApiDuringTests();

const newClient = () => new Client(undefined, getOrigin());

let seller: Awaited<ReturnType<typeof createUserAsRoot>>;
beforeAll(async () => {
  seller = await createUserAsRoot();
});

for (const role of ["admin", "root"] as const) {
  describe(`the password of ${role} alone`, () => {
    test("opens nothing but their own account, in the API and in Firestore", async () => {
      const { username, uid } = await createUserAsRoot(role);
      const client = newClient();
      const { token, lacksSecondFactor } = await client.call(login, { body: { username, password } });
      client.token = token;
      expect(lacksSecondFactor).toBe(true);
      expect(await client.call(verifyToken, {})).toMatchObject({ lacksSecondFactor: true });
      expect(await getErrorCode(client.request(readDashboard, {}))).toBe("secondFactorRequired");
      const search = client.request(searchUsers, { body: { queryString: "" } });
      expect(await getErrorCode(search)).toBe("secondFactorRequired");
      const read = client.request(readUser, { params: { id: seller.uid } });
      expect(await getErrorCode(read)).toBe("notFound");
      const device = await signInWith(await readDeviceToken(client));
      if (!device) throw new Error("the device does not sign in");
      expect(await firestoreStatus(`users/${uid}`, device)).toBe(200);
      expect(await firestoreStatus(`users/${seller.uid}`, device)).toBe(403);
      expect(await firestoreStatus("audit/some", device)).toBe(403);
    });

    test("is enough to set a second factor up, which gives the rights at once and at each login", async () => {
      const { username, uid } = await createUserAsRoot(role);
      const client = newClient();
      await client.logIn(username, password);
      const { secret, recoveryCodes } = await setUpFactor(client);
      await client.call(readDashboard, {});
      expect(await client.call(verifyToken, {})).not.toHaveProperty("lacksSecondFactor");
      const device = await signInWith(await readDeviceToken(client));
      if (!device) throw new Error("the device does not sign in");
      expect(await firestoreStatus(`users/${seller.uid}`, device)).toBe(200);
      expect(await getErrorCode(newClient().request(login, { body: { username, password } }))).toBe(
        "secondFactorNeeded",
      );
      await forgetUsedCode(uid);
      const again = newClient();
      const body = { username, password, secondFactor: showCode(secret) };
      again.token = (await again.call(login, { body })).token;
      await again.call(readDashboard, {});
      const removal = { currentPassword: password, code: recoveryCodes[0] ?? "" };
      expect(await getErrorCode(again.request(removeSecondFactor, { body: removal }))).toBe(
        "secondFactorRequired",
      );
    });
  });
}

test("a seller needs none", async () => {
  const client = newClient();
  const reply = await client.call(login, { body: { username: seller.username, password } });
  expect(reply).not.toHaveProperty("lacksSecondFactor");
});
