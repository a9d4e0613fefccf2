import * as z from "zod/mini";
import { AppCode, SecondFactorCode, SecondFactorStatus } from "../../accounts/second-factor.ts";
import { Id, Instant } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

// The second factor of a login: a code of an authenticator app (TOTP, RFC 6238), or a recovery code. None of these calls is in the table of
// §7. ADR 40

const currentPassword = z.string().check(z.minLength(1, "Vaadittu kenttä"), z.maxLength(200));
const message = z.object({ message: z.string() });
/** The recovery codes, which no other response contains. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()), message: z.string() });

export const readSecondFactor = defineCall({
  method: "GET",
  path: "/api/users/secondfactor",
  access: "member",
  summary: "Whether the user logs in with a second factor, and has to.",
  response: SecondFactorStatus,
});

/** Makes a secret for an authenticator app. It is not used until `confirmSecondFactor`. A user who has one already gives a code of it too. */
export const startSecondFactor = defineCall({
  method: "POST",
  path: "/api/users/secondfactor",
  access: "member",
  summary: "A new secret for the user's authenticator app, to be confirmed.",
  body: z.object({ currentPassword, code: z.optional(SecondFactorCode) }),
  response: z.object({
    /** In base32, as it is typed into an app. */
    secret: z.string(),
    /** `otpauth://totp/…`, as it is in a QR code. */
    uri: z.string(),
  }),
});

/** `session` in the response replaces that of the caller. */
export const confirmSecondFactor = defineCall({
  method: "PUT",
  path: "/api/users/secondfactor",
  access: "member",
  summary: "Use the new secret from now on; ends the user's other sessions.",
  body: z.object({ code: AppCode }),
  response: z.extend(recoveryCodes, {
    session: z.optional(z.object({ token: z.string(), expiry: Instant })),
  }),
});

/** Rejected with `secondFactorRequired` for a user who has to have one. */
export const removeSecondFactor = defineCall({
  method: "POST",
  path: "/api/users/secondfactor/removal",
  access: "member",
  summary: "Log in without a second factor again.",
  body: z.object({ currentPassword, code: SecondFactorCode }),
  response: message,
});

export const renewRecoveryCodes = defineCall({
  method: "POST",
  path: "/api/users/secondfactor/recoverycodes",
  access: "member",
  summary: "New recovery codes; the former ones end.",
  body: z.object({ currentPassword, code: SecondFactorCode }),
  response: recoveryCodes,
});

/** For a user who has lost both the app and the recovery codes, after customer service knows who asks. */
export const resetSecondFactor = defineCall({
  method: "DELETE",
  path: "/api/admin/users/:id/secondfactor",
  access: "admin",
  summary: "Remove another user's second factor, and end their sessions.",
  params: z.object({ id: Id }),
  response: message,
});
