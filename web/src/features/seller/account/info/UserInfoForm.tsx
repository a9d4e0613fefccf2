import { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { updateUser } from "@halkopiha/domain/contract/accounts/users.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { Suspense } from "react";
import { api } from "../../../../lib/api/client.ts";
import { SubmitButton } from "../../../../lib/connection/SubmitButton.tsx";
import { ConflictNotice } from "../../../../lib/forms/ConflictNotice.tsx";
import { RestoredDraft } from "../../../../lib/forms/RestoredDraft.tsx";
import { schemaResolver } from "../../../../lib/forms/schema-resolver.ts";
import { renewSessionAtom } from "../../../../lib/session/session-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import { describeUserInfo } from "../../../../market/people/describe-user-info.ts";
import {
  createUserInfoParser,
  toUserInfoValues,
  UserInfoValues,
} from "../../../../market/people/user-info.ts";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import styles from "../AccountPage.module.css";
import { userInfoDraftAtom } from "../draft-atoms.ts";
import { useProfileForm } from "../use-profile-form.ts";
import { UserInfoFields } from "./UserInfoFields.tsx";

interface Props {
  user: User;
  regions: Promise<readonly Region[]>;
  onSaved(user: User): void;
}

const isField = (name: string): name is keyof UserInfoValues => name in UserInfoValues.shape;

/** The user-info form, validated with the schema that the server uses. §2, §5 */
export function UserInfoForm({ user, regions, onSaved }: Props) {
  const { form, isRestored, discard, submit, conflict } = useProfileForm<UserInfoValues, UserChange>({
    draftAtom: userInfoDraftAtom,
    user,
    valuesSchema: UserInfoValues,
    toValues: toUserInfoValues,
    resolver: schemaResolver(UserChange, createUserInfoParser(user)),
    describe: describeUserInfo,
    isField,
    send: async (body, updatedAt) => {
      const answer = await api(
        updateUser,
        { params: { id: user._id }, body: { ...body, updatedAt } },
        { handlesErrors: true },
      );
      if (answer.session) store.set(renewSessionAtom, answer.session);
      return answer;
    },
    onSaved,
  });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      aria-label="Käyttäjätiedot"
    >
      <ConflictNotice heading="h2" conflict={conflict} busy={form.formState.isSubmitting} />
      {isRestored && <RestoredDraft onDiscard={discard} />}
      <Suspense fallback={<Skeleton count={8} shape="line" />}>
        <UserInfoFields form={form} user={user} regions={regions} />
      </Suspense>
      <div className={styles.buttons}>
        <SubmitButton busy={form.formState.isSubmitting} action="Tietojen päivittäminen">
          Päivitä
        </SubmitButton>
      </div>
    </form>
  );
}
