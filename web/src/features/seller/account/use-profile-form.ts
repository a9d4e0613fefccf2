import type { User } from "@halkopiha/domain/accounts/user.ts";
import { useSetAtom } from "jotai/react";
import type { WritableAtom } from "jotai/vanilla";
import type { FieldValues, Path, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { ApiError } from "../../../lib/api/errors.ts";
import { applyChanges, hasChanges } from "../../../lib/forms/draft-changes.ts";
import { type FormValues, useFormDraft } from "../../../lib/forms/use-form-draft.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import type { ProfileDraft } from "./draft-atoms.ts";

interface ProfileFormOptions<Values extends FieldValues, Sent> {
  draftAtom: WritableAtom<ProfileDraft | null, [ProfileDraft | null], void>;
  user: User;
  valuesSchema: z.ZodMiniType<FormValues<Values>>;
  /** Form values of a saved user. */
  toValues(user: User): FormValues<Values>;
  isField(name: string): name is Path<Values>;
  resolver: Resolver<Values, unknown, Sent>;
  /** Sends the call. @throws ApiError */
  send(body: Sent): Promise<{ user: User; message: string }>;
  onSaved(user: User): void;
}

/** Errors by field; an e-mail address that is already taken is an error of its field. */
function toFieldErrors({ code, fields, message }: ApiError): [name: string, message: string][] {
  return Object.entries(code === "emailTaken" ? { email: message } : fields);
}

/** A profile form: stores its draft, saves or discards it, and shows the result. */
export function useProfileForm<Values extends FieldValues, Sent>(options: ProfileFormOptions<Values, Sent>) {
  const { draftAtom, user, valuesSchema, toValues, isField, resolver, send, onSaved } = options;
  const saved = toValues(user);
  const { form, isRestored, discard, resetTo } = useFormDraft<Values, Sent, ProfileDraft | null>({
    draftAtom,
    emptyDraft: null,
    saved,
    restore: (draft) => (draft?.user === user._id ? applyChanges(valuesSchema, saved, draft.changes) : {}),
    toDraft: (_typed, changes) => (hasChanges(changes) ? { user: user._id, changes } : null),
    resolver,
  });
  const showBanner = useSetAtom(showBannerAtom);

  async function save(body: Sent): Promise<void> {
    try {
      const answer = await send(body);
      onSaved(answer.user);
      resetTo(toValues(answer.user));
      showBanner("success", answer.message);
    } catch (error) {
      // The banner shows the error; the form keeps its values.
      if (!(error instanceof ApiError)) throw error;
      for (const [name, message] of toFieldErrors(error))
        if (isField(name)) form.setError(name, { message }, { shouldFocus: true });
    }
  }

  return { form, isRestored, discard, save };
}
