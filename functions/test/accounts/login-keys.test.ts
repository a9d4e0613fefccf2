import { expect, test } from "vitest";
import { loginKeys, readKeys } from "../../src/config.ts";
import { deriveLoginPassword, toLoginEmail } from "../../src/keys/login-password.ts";
import { isPassword } from "../../src/store/accounts/login/passwords.ts";
import { Client } from "../support/api.ts";
import { auth } from "../support/market.ts";
import { useSuiteSecrets } from "../support/suite-secrets.ts";
import { createUserAsRoot, password } from "../support/users.ts";

useSuiteSecrets();
// As the suite sets it for the functions; Auth's emulator rejects a sign-in without a key.
process.env["WEB_API_KEY"] = "local";

test("a login of the key before is opened and converted, so that the old key can be removed", async () => {
  const { uid, username } = await createUserAsRoot();
  const both = process.env["LOGIN_KEYS"];
  const [newest, before = ""] = readKeys(loginKeys);
  await auth.updateUser(uid, {
    email: toLoginEmail(before, uid),
    password: deriveLoginPassword(before, uid, password),
  });
  try {
    process.env["LOGIN_KEYS"] = newest;
    expect(await isPassword(uid, password)).toBe(false);
    await new Client().logIn(username, password);
    expect(await isPassword(uid, password)).toBe(true);
  } finally {
    process.env["LOGIN_KEYS"] = both;
  }
});

test("a password opens the login however the keyboard writes its letters, and one that was stored as it was typed is converted", async () => {
  const { uid, username } = await createUserAsRoot();
  const [newest] = readKeys(loginKeys);
  const typed = "Höylä-Sirkkeli-7";
  const [composed, decomposed] = [typed.normalize("NFC"), typed.normalize("NFD")];
  await auth.updateUser(uid, {
    email: toLoginEmail(newest, uid),
    password: deriveLoginPassword(newest, uid, decomposed),
  });
  expect(await isPassword(uid, composed)).toBe(false);
  await new Client().logIn(username, decomposed);
  for (const spelling of [composed, decomposed]) expect(await isPassword(uid, spelling)).toBe(true);
});
