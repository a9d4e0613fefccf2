import * as z from "zod/mini";
import {
  FirstPassword,
  PasswordRecovery,
  Pincode,
  PincodeRequest,
  Registration,
} from "../../accounts/registration.ts";
import { Username } from "../../identity/identifiers.ts";
import { defineCall } from "../call.ts";
import { IdempotencyKey } from "../idempotency-key.ts";

const response = z.object({ message: z.string() });

/**
 * Creates the login, the user, the user name and a pincode, or none of them. An already registered e-mail address gets the same response as
 * a new one.
 * §2, §5
 */
export const register = defineCall({
  method: "POST",
  path: "/api/users/register",
  access: "visitor",
  summary:
    "Join as a seller; a pincode is sent to prove the address. A retry with the same Idempotency-Key registers nobody twice.",
  headers: IdempotencyKey,
  body: Registration,
  response,
  status: 201,
});

/** Verifies the pincode of the registration that this visitor started; with a user name it can be sent from another device. */
export const verifyPincode = defineCall({
  method: "POST",
  path: "/api/users/register/pincode",
  access: "visitor",
  summary: "Prove the address of a new account with the pincode.",
  body: z.object({ pincode: Pincode, username: z.optional(Username) }),
  response,
});

/** Always the same response after the same time, whether or not the account exists. */
export const requestPincode = defineCall({
  method: "PATCH",
  path: "/api/users/register/pincode",
  access: "visitor",
  summary: "Ask for a pincode: for a new password, or a new one for an account not yet verified.",
  body: PincodeRequest,
  response,
});

export const validatePincode = defineCall({
  method: "POST",
  path: "/api/users/register/pincode/validate",
  access: "visitor",
  summary: "Whether a pincode for a new password is right; it is not used up.",
  body: z.object({ pincode: Pincode }),
  response,
});

export const recoverPassword = defineCall({
  method: "PATCH",
  path: "/api/users/register/passwordrecovery",
  access: "visitor",
  summary: "Set a new password with a pincode; ends every session.",
  body: PasswordRecovery,
  response,
});

/** Called with the code of the link that a root gets when the project is opened. */
export const choosePassword = defineCall({
  method: "POST",
  path: "/api/users/firstpassword",
  access: "visitor",
  summary: "Set the first password of an account, with the code of a mailed link.",
  body: FirstPassword,
  response,
});
