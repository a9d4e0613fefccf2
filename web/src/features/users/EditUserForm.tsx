import { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { useSetAtom } from "jotai/react";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { api } from "../../app/api.ts";
import { ApiError } from "../../app/api-error.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { ChangedMeanwhile } from "../../app/ChangedMeanwhile.tsx";
import { bySchema } from "../../app/form-resolver.ts";
import { RestoredDraft } from "../../app/RestoredDraft.tsx";
import { loadRegions } from "../../app/reference.ts";
import type { SessionUser } from "../../app/session.ts";
import { currentOf, type Difference, merged } from "../../app/stale.ts";
import { useThingDraft } from "../../app/thing-draft.ts";
import { SubmitButton } from "../../offline/SubmitButton.tsx";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { faultsOf } from "./form-faults.ts";
import { mayGiveRole } from "./rank.ts";
import { emptyUser, readChange, TypedUser, typedUserOf } from "./typed-user.ts";
import { UserFields } from "./UserFields.tsx";
import styles from "./Users.module.css";
import { differencesOf } from "./user-differences.ts";

interface Props {
  user: User;
  actor: SessionUser;
  onCancel(): void;
  /** Somebody has deleted the user meanwhile. */
  onGone(): void;
  onSaved(): void;
}

interface Conflict {
  now: User;
  differences: readonly Difference[];
}

/** Saves the form; when another has changed the account meanwhile, the admin decides whose words hold. */
function useChange({ user, onGone, onSaved }: Props) {
  // What the form was opened with, or the admin has seen since.
  const draft = useThingDraft({
    kind: "user",
    thing: user,
    schema: User,
    typedOf: typedUserOf,
    shape: TypedUser,
    empty: emptyUser,
  });
  const opened = useRef(draft.opened ?? user);
  const [isRestored, setRestored] = useState(draft.isRestored);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const showBanner = useSetAtom(showBannerAtom);
  const form = useForm<TypedUser, unknown, UserChange>({
    defaultValues: draft.initial,
    resolver: bySchema(UserChange, (typed: TypedUser) => readChange(opened.current)(typed)),
  });
  const { getValues, handleSubmit, reset, setError, subscribe } = form;
  const keepTyped = useEffectEvent((typed: TypedUser) => draft.keep(opened.current, typed));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }),
    [subscribe],
  );

  /** What is stored now becomes what the form was opened with. */
  function begin(now: User, typed: TypedUser) {
    opened.current = now;
    setConflict(null);
    setRestored(false);
    reset(typedUserOf(now));
    reset(typed, { keepDefaultValues: true });
  }

  async function meet(now: User) {
    const differences = await differencesOf(opened.current, now, getValues());
    if (differences.length > 0) return setConflict({ now, differences });
    // Nothing that the form shows: it is saved over it.
    opened.current = now;
    await handleSubmit(save)();
  }

  async function save(body: UserChange): Promise<void> {
    try {
      const { message } = await api(changeUser, { params: { id: user._id }, body }, { quiet: true });
      showBanner("success", message);
      draft.forget();
      onSaved();
    } catch (error) {
      const now = currentOf(error, User);
      if (now) return meet(now);
      for (const { name, message } of faultsOf(error)) setError(name, { message }, { shouldFocus: true });
      if (error instanceof ApiError) showBanner("danger", error.message);
      if (error instanceof ApiError && error.code === "userNotFound") onGone();
    }
  }

  const submit = () => handleSubmit(save)();
  async function takeMine({ now }: Conflict) {
    const states = { opened: typedUserOf(opened.current), mine: getValues(), now: typedUserOf(now) };
    begin(now, merged(states));
    await submit();
  }
  return {
    form,
    conflict,
    submit,
    takeMine,
    takeNow: ({ now }: Conflict) => begin(now, typedUserOf(now)),
    /** What was typed earlier is thrown away; null when the form holds nothing of the kind. */
    discard: isRestored && !conflict ? () => begin(user, typedUserOf(user)) : null,
  };
}

/** Everything of an account that an admin may change. §2, §6 */
export function EditUserForm(props: Props) {
  const { user, actor, onCancel } = props;
  const { form, conflict, submit, takeMine, takeNow, discard } = useChange(props);
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
        <ChangedMeanwhile
          differences={conflict.differences}
          busy={busy}
          onMine={() => void takeMine(conflict)}
          onNow={() => takeNow(conflict)}
        />
      )}
      {discard && <RestoredDraft onDiscard={discard} />}
      <Suspense fallback={<Skeleton count={8} shape="line" />}>
        <UserFields
          form={form}
          regions={regions}
          mayGiveRole={mayGiveRole(actor, user)}
          isOwn={actor._id === user._id}
          kept={{ hasPersonalId: user.socialSecurityNumber !== null }}
        />
      </Suspense>
      <div className={styles.buttons}>
        <SubmitButton busy={busy} what="Tietojen tallentaminen">
          Tallenna
        </SubmitButton>
        <Button look="plain" onClick={onCancel}>
          Peruuta
        </Button>
      </div>
    </form>
  );
}
