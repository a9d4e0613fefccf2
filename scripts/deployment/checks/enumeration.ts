import { randomBytes } from "node:crypto";
import * as z from "zod/mini";

// Checks whether Identity Platform tells strangers which e-mail addresses have accounts (e-mail enumeration protection).

const Rejected = z.object({ error: z.object({ message: z.string() }) });
/** With the protection the answer does not say whether the address is registered. */
const Protected = z.object({ sessionId: z.string(), registered: z.optional(z.undefined()) });
const Telling = z.object({ registered: z.boolean() });

/** Interprets a response of `accounts:createAuthUri` for an address that nobody has. */
export function describeEnumeration(answer: unknown): { ok: boolean; line: string } {
  if (Protected.safeParse(answer).success)
    return { ok: true, line: "E-mail enumeration protection is switched on." };
  if (Telling.safeParse(answer).success) {
    return {
      ok: false,
      line: "E-mail enumeration protection is OFF: switch it on as the README says, under Deploying.",
    };
  }
  const rejected = Rejected.safeParse(answer);
  const reason = rejected.success ? rejected.data.error.message : "the answer cannot be read";
  return { ok: false, line: `Cannot tell whether e-mail enumeration protection is on: ${reason}` };
}

/** The body of the request that asks about an address that nobody has. */
export const createEnumerationRequest = (appUrl: string) => ({
  identifier: `enumeration-check-${randomBytes(8).toString("hex")}@halkopiha.invalid`,
  continueUri: appUrl,
});
