import * as z from "zod/mini";

/** How many recovery codes a user has; each works once. */
export const recoveryCodeCount = 10;

/** The letters and digits of recovery codes: those of base32, in small letters. */
export const recoveryCodeAlphabet = "abcdefghijklmnopqrstuvwxyz234567";

/** Characters of a recovery code, without the dash in its middle. */
export const recoveryCodeLength = 12;

const compact = (typed: string) =>
  typed
    .normalize("NFKC")
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .toLowerCase();

/** A code of an authenticator app, or a recovery code, however it is spaced. */
export const SecondFactorCode = z
  .string()
  .check(
    z.maxLength(60),
    z.overwrite(compact),
    z.regex(
      /^(?:[0-9]{6}|[a-z2-7]{12})$/,
      "Sovelluksen koodissa on kuusi numeroa, palautuskoodissa 12 merkkiä.",
    ),
  );

/** A code of the authenticator app only. */
export const AppCode = z
  .string()
  .check(
    z.maxLength(60),
    z.overwrite(compact),
    z.regex(/^[0-9]{6}$/, "Sovelluksen koodissa on kuusi numeroa."),
  );

export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code);

/** A recovery code as it is shown: `abcdef-ghijkl`. */
export function formatRecoveryCode(code: string): string {
  const half = recoveryCodeLength / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** Whether a user logs in with a second factor. */
export const SecondFactorStatus = z.object({
  isEnabled: z.boolean(),
  /** Whether the user's role demands it. */
  isObligatory: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorStatus = z.infer<typeof SecondFactorStatus>;
