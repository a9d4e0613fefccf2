import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import type { CallToolkit } from "./identity-toolkit.ts";

// Checks whether Identity Platform accepts sign-ups that bypass our API. An attacker only needs the public web API key.

const Rejected = z.object({ error: z.object({ message: z.string() }) });
const SignedUp = z.object({ idToken: z.string() });

export type SignUp =
  | { kind: "closed" }
  | { kind: "open"; idToken: string }
  | { kind: "unknown"; reason: string };

/** Interprets a response of `accounts:signUp`. */
export function parseSignUp(answer: unknown): SignUp {
  const rejected = Rejected.safeParse(answer);
  if (rejected.success) {
    const { message } = rejected.data.error;
    return /^ADMIN_ONLY_OPERATION\b/.test(message)
      ? { kind: "closed" }
      : { kind: "unknown", reason: message };
  }
  const signedUp = SignedUp.safeParse(answer);
  if (signedUp.success) return { kind: "open", idToken: signedUp.data.idToken };
  return { kind: "unknown", reason: "the answer cannot be read" };
}

/** The result in one line, and whether sign-up is closed. */
export function formatSignUp({ kind, ...rest }: SignUp): { ok: boolean; line: string } {
  switch (kind) {
    case "closed":
      return { ok: true, line: "Sign-up past the API is switched off." };
    case "open":
      return {
        ok: false,
        line: "Sign-up past the API is OPEN: switch it off as the README says, under Deploying.",
      };
    case "unknown":
      return {
        ok: false,
        line: `Cannot tell whether sign-up is switched off: ${"reason" in rest ? rest.reason : ""}`,
      };
    default:
      return kind satisfies never;
  }
}

/** Tries to sign up without our API; a created user is deleted at once. */
export async function trySignUp(call: CallToolkit): Promise<SignUp> {
  const email = `sign-up-check-${randomBytes(8).toString("hex")}@halkopiha.invalid`;
  const password = randomBytes(24).toString("base64url");
  const signUp = parseSignUp(await call("signUp", { email, password, returnSecureToken: true }));
  if (signUp.kind === "open") await call("delete", { idToken: signUp.idToken });
  return signUp;
}
