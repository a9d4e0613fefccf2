import { updateUser } from "@halkopiha/domain/contract/people.ts";
import type { Region } from "@halkopiha/domain/region.ts";
import { UserChange } from "@halkopiha/domain/registration.ts";
import type { User } from "@halkopiha/domain/user.ts";
import { useSetAtom } from "jotai/react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { api } from "../../app/api.ts";
import { ApiError } from "../../app/api-error.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { bySchema } from "../../app/form-resolver.ts";
import { userInfoDraftAtom } from "../../app/profile-draft-atoms.ts";
import { SubmitButton } from "../../offline/SubmitButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./AccountPage.module.css";
import { changesOf, hasChanges, useFormDraft, withChanges } from "./form-draft.ts";
import { RestoredDraft } from "./RestoredDraft.tsx";
import { UserInfoFields } from "./UserInfoFields.tsx";
import { asSent, type TypedUserInfo, UserInfo, userInfoOf } from "./user-info.ts";

interface Props {
  user: User;
  regions: Promise<readonly Region[]>;
  onSaved(user: User): void;
}

const isField = (name: string): name is keyof TypedUserInfo =>
  name in UserInfo.shape || name === "socialSecurityNumber";

/** The user-info form, judged by the very schema that the server judges it by. §2, §5 */
export function UserInfoForm({ user, regions, onSaved }: Props) {
  const [changes, keep] = useFormDraft(userInfoDraftAtom, user._id);
  const saved = useRef(userInfoOf(user));
  const [initial] = useState(() => withChanges(UserInfo, saved.current, changes ?? {}));
  const [hasRestored, setRestored] = useState(() => hasChanges(saved.current, initial));
  const showBanner = useSetAtom(showBannerAtom);
  const form = useForm<TypedUserInfo, unknown, UserChange>({
    defaultValues: { ...initial, socialSecurityNumber: "" },
    resolver: bySchema(UserChange, asSent(user)),
  });
  const { formState, handleSubmit, reset, setError, subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { socialSecurityNumber: _secret, ...typed } }) =>
          keep(changesOf(saved.current, typed)),
      }),
    [subscribe, keep],
  );

  function beginAnew(from: User) {
    saved.current = userInfoOf(from);
    keep({});
    setRestored(false);
    reset({ ...saved.current, socialSecurityNumber: "" });
  }

  async function save(body: UserChange) {
    try {
      const answer = await api(updateUser, { params: { id: user._id }, body });
      onSaved(answer.user);
      beginAnew(answer.user);
      showBanner("success", answer.message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = error.code === "emailTaken" ? { email: error.message } : error.fields;
      for (const [name, message] of Object.entries(fields))
        if (isField(name)) setError(name, { message }, { shouldFocus: true });
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(save)(event)}
      noValidate
      aria-label="Käyttäjätiedot"
    >
      {hasRestored && <RestoredDraft onDiscard={() => beginAnew(user)} />}
      <Suspense fallback={<Skeleton count={8} shape="line" />}>
        <UserInfoFields form={form} user={user} regions={regions} />
      </Suspense>
      <div className={styles.buttons}>
        <SubmitButton busy={formState.isSubmitting} what="Tietojen päivittäminen">
          Päivitä
        </SubmitButton>
      </div>
    </form>
  );
}
