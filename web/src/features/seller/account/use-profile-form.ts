import { User } from "@halkopiha/domain/accounts/user.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import type { WritableAtom } from "jotai/vanilla";
import { useState } from "react";
import type { FieldValues, Path, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { type ApiError, assertApiError } from "../../../lib/api/errors.ts";
import { applyChanges, hasChanges } from "../../../lib/forms/draft-changes.ts";
import type { Described } from "../../../lib/forms/edit-conflict.ts";
import { setFieldErrors } from "../../../lib/forms/focus-first-invalid.ts";
import { useConflict } from "../../../lib/forms/use-conflict.ts";
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
  /** Display text of the values, for a conflict with another device. */
  describe(values: Values): Described<Values> | Promise<Described<Values>>;
  /** Sends the call without a banner for errors, with the `updatedAt` of the version that the form is based on. @throws ApiError */
  send(body: Sent, updatedAt: string): Promise<{ user: User; message: string }>;
  onSaved(user: User): void;
}

/** Errors by field; an e-mail address that is already taken is an error of its field. */
const toFieldErrors = ({ code, fields, message }: ApiError) =>
  code === "emailTaken" ? { email: message } : fields;

/**
 * A profile form: stores its draft, saves or discards it, and shows the result. When another device or an admin has changed the same fields
 * meanwhile, the seller chooses which values to keep. §4
 */
export function useProfileForm<Values extends FieldValues, Sent extends FieldValues>(
  options: ProfileFormOptions<Values, Sent>,
) {
  const { draftAtom, user, valuesSchema, toValues, describe, isField, resolver, send, onSaved } = options;
  const [draft] = useState(useAtomValue(draftAtom));
  const ownDraft = draft?.user === user._id ? draft : null;
  // A draft stays based on the version that it began with, so that a change elsewhere since then is noticed.
  const opened = (ownDraft && User.safeParse(ownDraft.opened).data) ?? user;
  const saved = toValues(opened);
  const { getOpened, setOpened, handleStale, ...conflict } = useConflict({
    schema: User,
    opened,
    toValues,
    describe,
    getValues: (): Values => form.getValues(),
    onReset: (values, now) => rebase(toValues(now), values),
    submit: () => void submit(),
  });
  const { form, isRestored, resetTo, rebase } = useFormDraft<Values, Sent, ProfileDraft | null>({
    draftAtom,
    emptyDraft: null,
    saved,
    restore: () => (ownDraft ? applyChanges(valuesSchema, saved, ownDraft.changes) : {}),
    toDraft: (_typed, changes) =>
      hasChanges(changes) ? { user: user._id, opened: getOpened(), changes } : null,
    resolver,
  });
  const showBanner = useSetAtom(showBannerAtom);

  async function save(body: Sent): Promise<void> {
    try {
      const answer = await send(body, getOpened().updatedAt);
      setOpened(answer.user);
      onSaved(answer.user);
      resetTo(toValues(answer.user));
      showBanner("success", answer.message);
    } catch (error) {
      if (await handleStale(error, form.getValues(), submit)) return;
      assertApiError(error);
      // The end of the session has a message of its own.
      if (error.status !== 401) showBanner("danger", error.message);
      setFieldErrors(form, toFieldErrors(error), isField);
    }
  }

  function discard() {
    setOpened(user);
    resetTo(toValues(user));
  }

  const submit = () => form.handleSubmit(save)();

  return { form, isRestored, discard, submit, conflict };
}
