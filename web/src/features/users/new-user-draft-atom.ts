import * as z from "zod/mini";
import { personalAtom } from "../../app/stored-atom.ts";
import { emptyUser, TypedUser } from "./typed-user.ts";

const Draft = z.omit(TypedUser, { password: true, socialSecurityNumber: true });

function draftOf(kept: unknown): TypedUser | undefined {
  const draft = Draft.safeParse(kept);
  return draft.success ? { ...emptyUser, ...draft.data } : undefined;
}

/** What an admin has typed of a new account. Passwords and personal ids are not kept on the device. */
export const newUserDraftAtom = personalAtom<TypedUser>("new-user-draft", emptyUser, draftOf);

/** A form without its secrets. */
export const withoutSecrets = (typed: TypedUser): TypedUser => ({
  ...typed,
  password: "",
  socialSecurityNumber: "",
});
