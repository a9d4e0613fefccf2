import type { User } from "@halkopiha/domain/accounts/user.ts";
import { useSetAtom } from "jotai/react";
import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiError } from "../../../lib/api/errors.ts";
import { findChanges } from "../../../lib/forms/draft-changes.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import type { ProfileDraft } from "./draft-atoms.ts";

interface SaveOptions<Typed extends FieldValues, Sent> {
  form: UseFormReturn<Typed, unknown, Sent>;
  user: User;
  /** Form values of a saved user. */
  toValues(user: User): Typed;
  isField(name: string): name is Path<Typed>;
  /** Whether a draft was restored. */
  isRestored: boolean;
  /** Stores the fields that differ from the saved ones; `{}` when none does. */
  persist(changes: ProfileDraft["changes"]): void;
  /** Sends the call. @throws ApiError */
  send(body: Sent): Promise<{ user: User; message: string }>;
  onSaved(user: User): void;
}

/** Errors by field; an e-mail address that is already taken is an error of its field. */
function toFieldErrors({ code, fields, message }: ApiError): [name: string, message: string][] {
  return Object.entries(code === "emailTaken" ? { email: message } : fields);
}

/** Stores the draft of a profile form, saves or discards it, and shows the result. */
export function useSave<Typed extends FieldValues, Sent>({
  form,
  user,
  persist,
  ...parts
}: SaveOptions<Typed, Sent>) {
  const { reset, setError, subscribe } = form;
  const { toValues, isField, isRestored, onSaved, send } = parts;
  const saved = useRef(user);
  const [isDraftNoticeVisible, setDraftNoticeVisible] = useState(isRestored);
  const showBanner = useSetAtom(showBannerAtom);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => persist(findChanges(toValues(saved.current), values)),
      }),
    [subscribe, persist, toValues],
  );

  function resetTo(from: User): void {
    saved.current = from;
    persist({});
    setDraftNoticeVisible(false);
    reset(toValues(from));
  }

  async function save(body: Sent): Promise<void> {
    try {
      const answer = await send(body);
      onSaved(answer.user);
      resetTo(answer.user);
      showBanner("success", answer.message);
    } catch (error) {
      // The banner shows the error; the form keeps its values.
      if (!(error instanceof ApiError)) throw error;
      for (const [name, message] of toFieldErrors(error))
        if (isField(name)) setError(name, { message }, { shouldFocus: true });
    }
  }

  return { isDraftNoticeVisible, discard: () => resetTo(saved.current), save };
}
