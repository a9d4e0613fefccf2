import { personalAtom } from "../../app/stored-atom.ts";

/**
 * What somebody has changed in a form of the profile and not saved yet. Only the fields that differ from what is saved: what comes
 * from elsewhere meanwhile is not overwritten. Personal ids are not kept.
 */
export interface ProfileDraft {
  /** Whose; nobody else is offered it. */
  user: string;
  changes: Readonly<Record<string, unknown>>;
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
