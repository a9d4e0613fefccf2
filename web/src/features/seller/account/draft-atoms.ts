import type { Changes } from "../../../lib/forms/draft-changes.ts";
import { toRecord } from "../../../lib/storage/parse-stored.ts";
import { userStoredAtom } from "../../../lib/storage/stored-atom.ts";

/** Unsaved changes of a profile form. */
export interface ProfileDraft {
  /** Id of the user; the draft is restored for this user only. */
  user: string;
  /** The account as it was when the form was opened, to detect changes by others. */
  opened: unknown;
  changes: Changes;
}

function parseDraft(stored: unknown): ProfileDraft | undefined {
  const { user, opened, changes } = toRecord(stored);
  if (typeof user !== "string" || typeof changes !== "object" || changes === null) return undefined;
  return { user, opened, changes: { ...changes } };
}

export const userInfoDraftAtom = userStoredAtom<ProfileDraft | null>("user-info-draft", null, parseDraft);
export const accountSettingsDraftAtom = userStoredAtom<ProfileDraft | null>(
  "account-settings-draft",
  null,
  parseDraft,
);
