import { confirmSecondFactor, startSecondFactor } from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { Secret, TOTP } from "otpauth";
import type { Client } from "./api.ts";
import { database } from "./market.ts";
import { createUserAsRoot, logInAs, password } from "./users.ts";

/** What an authenticator app shows for a secret now, or as many steps of half a minute later. */
export const showCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Sets up a second factor as a logged-in user does. @returns the app's secret, its code that was used, and the recovery codes */
export async function setUpFactor(client: Client, currentPassword = password) {
  const { secret } = await client.call(startSecondFactor, { body: { currentPassword } });
  const usedCode = showCode(secret);
  const { recoveryCodes, session } = await client.call(confirmSecondFactor, { body: { code: usedCode } });
  if (!session) throw new Error("the session was not renewed");
  client.token = session.token;
  return { secret, usedCode, recoveryCodes };
}

/** Lets an app's code be used again, as if half a minute had passed. */
export const forgetUsedCode = (uid: string) =>
  database.collection("secondFactors").doc(uid).update({ "enabled.lastStep": 0 });

/** A new user who has set up a second factor, and is logged in. */
export async function createUserWithFactor(role: "user" | "admin" = "user") {
  const user = await createUserAsRoot(role);
  const client = await logInAs(user);
  return { ...user, client, ...(await setUpFactor(client)) };
}
