import * as z from "zod/mini";
import { userStoredAtom } from "../../../../lib/storage/stored-atom.ts";
import { emptyUser, UserValues } from "./user-form.ts";

const Draft = z.omit(UserValues, { password: true, socialSecurityNumber: true });

function parseDraft(stored: unknown): UserValues | undefined {
  const draft = Draft.safeParse(stored);
  return draft.success ? { ...emptyUser, ...draft.data } : undefined;
}

/** Draft of a new account. Passwords and identity numbers are not stored on the device. */
export const newUserDraftAtom = userStoredAtom<UserValues>("new-user-draft", emptyUser, parseDraft);

/** The form without its secrets. */
export const withoutSecrets = (typed: UserValues): UserValues => ({
  ...typed,
  password: "",
  socialSecurityNumber: "",
});
