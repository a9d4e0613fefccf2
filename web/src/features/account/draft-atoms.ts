import type { Changes } from "../../app/draft-changes.ts";
import { personalAtom } from "../../app/stored-atom.ts";

/** What somebody has changed in a form of the profile and not saved yet. */
export interface ProfileDraft {
  /** Whose; nobody else is offered it. */
  user: string;
  changes: Changes;
}

function draftOf(kept: unknown): ProfileDraft | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { user, changes }: Partial<Record<string, unknown>> = { ...kept };
  if (typeof user !== "string" || typeof changes !== "object" || changes === null) return undefined;
  return { user, changes: { ...changes } };
}

export const userInfoDraftAtom = personalAtom<ProfileDraft | null>("user-info-draft", null, draftOf);
export const accountSettingsDraftAtom = personalAtom<ProfileDraft | null>(
  "account-settings-draft",
  null,
  draftOf,
);
