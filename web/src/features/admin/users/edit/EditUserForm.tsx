import { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { useSetAtom } from "jotai/react";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { api } from "../../../../lib/api/client.ts";
import { ApiError } from "../../../../lib/api/errors.ts";
import { loadRegions } from "../../../../lib/api/locations.ts";
import type { SessionUser } from "../../../../lib/auth/session.ts";
import { RestoredDraft } from "../../../../lib/forms/RestoredDraft.tsx";
import { schemaResolver } from "../../../../lib/forms/schema-resolver.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { SubmitButton } from "../../../../offline/ui/SubmitButton.tsx";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { EditConflict } from "../../shared/EditConflict.tsx";
import { type FieldConflict, mergeChanges, parseCurrent } from "../../shared/edit-conflict.ts";
import { useEntityDraft } from "../../shared/entity-draft.ts";
import styles from "../Users.module.css";
import { canAssignRole } from "../user-permissions.ts";
import { toFieldErrors } from "./field-errors.ts";
import { UserFields } from "./UserFields.tsx";
import { findUserConflicts } from "./user-conflicts.ts";
import { createUserChangeParser, emptyUser, toUserValues, UserValues } from "./user-form.ts";

interface Props {
  user: User;
  actor: SessionUser;
  onCancel(): void;
  /** Called when the user has been deleted meanwhile. */
  onGone(): void;
  onSaved(): void;
}

interface Conflict {
  now: User;
  differences: readonly FieldConflict[];
}

/** Saves the form; if another admin has changed the account meanwhile, the admin chooses which values to keep. */
function useUserEdit({ user, onGone, onSaved }: Props) {
  // The user as it was when the form was opened, or when the last conflict was resolved.
  const draft = useEntityDraft({
    kind: "user",
    entity: user,
    schema: User,
    toValues: toUserValues,
    valuesSchema: UserValues,
    empty: emptyUser,
  });
  const opened = useRef(draft.opened ?? user);
  const [isRestored, setRestored] = useState(draft.isRestored);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const showBanner = useSetAtom(showBannerAtom);
  const form = useForm<UserValues, unknown, UserChange>({
    defaultValues: draft.initial,
    resolver: schemaResolver(UserChange, (typed: UserValues) =>
      createUserChangeParser(opened.current)(typed),
    ),
  });
  const { getValues, handleSubmit, reset, setError, subscribe } = form;
  const persistValues = useEffectEvent((typed: UserValues) => draft.persist(opened.current, typed));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => persistValues(values) }),
    [subscribe],
  );

  /** Makes the stored version the base of the form. */
  function resetTo(now: User, typed: UserValues) {
    opened.current = now;
    setConflict(null);
    setRestored(false);
    reset(toUserValues(now));
    reset(typed, { keepDefaultValues: true });
  }

  async function handleConflict(now: User) {
    const differences = await findUserConflicts(opened.current, now, getValues());
    if (differences.length > 0) return setConflict({ now, differences });
    // No visible field differs: save over it.
    opened.current = now;
    await handleSubmit(save)();
  }

  async function save(body: UserChange): Promise<void> {
    try {
      const { message } = await api(changeUser, { params: { id: user._id }, body }, { quiet: true });
      showBanner("success", message);
      draft.clear();
      onSaved();
    } catch (error) {
      const now = parseCurrent(error, User);
      if (now) return handleConflict(now);
      for (const { name, message } of toFieldErrors(error))
        setError(name, { message }, { shouldFocus: true });
      if (error instanceof ApiError) showBanner("danger", error.message);
      if (error instanceof ApiError && error.code === "userNotFound") onGone();
    }
  }

  const submit = () => handleSubmit(save)();
  async function takeMine({ now }: Conflict) {
    const states = { opened: toUserValues(opened.current), mine: getValues(), now: toUserValues(now) };
    resetTo(now, mergeChanges(states));
    await submit();
  }
  return {
    form,
    conflict,
    submit,
    takeMine,
    takeNow: ({ now }: Conflict) => resetTo(now, toUserValues(now)),
    /** Discards the restored draft; null when the form holds none. */
    discard: isRestored && !conflict ? () => resetTo(user, toUserValues(user)) : null,
  };
}

/** All fields of an account that an admin may change. §2, §6 */
export function EditUserForm(props: Props) {
  const { user, actor, onCancel } = props;
  const { form, conflict, submit, takeMine, takeNow, discard } = useUserEdit(props);
  const [regions] = useState(loadRegions);
  const busy = form.formState.isSubmitting;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      aria-label="Käyttäjän tiedot"
    >
      {conflict && (
        <EditConflict
          differences={conflict.differences}
          busy={busy}
          onKeepMine={() => void takeMine(conflict)}
          onTakeCurrent={() => takeNow(conflict)}
        />
      )}
      {discard && <RestoredDraft onDiscard={discard} />}
      <Suspense fallback={<Skeleton count={8} shape="line" />}>
        <UserFields
          form={form}
          regions={regions}
          mayGiveRole={canAssignRole(actor, user)}
          isOwn={actor._id === user._id}
          existingUser={{ hasPersonalId: user.socialSecurityNumber !== null }}
        />
      </Suspense>
      <div className={styles.buttons}>
        <SubmitButton busy={busy} action="Tietojen tallentaminen">
          Tallenna
        </SubmitButton>
        <Button variant="plain" onClick={onCancel}>
          Peruuta
        </Button>
      </div>
    </form>
  );
}
