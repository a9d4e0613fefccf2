import { UserChange } from "@halkopiha/domain/accounts/registration.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { changeUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import { Suspense, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { loadRegions } from "../../../../lib/api/locations.ts";
import { SubmitButton } from "../../../../lib/connection/SubmitButton.tsx";
import { EditConflict } from "../../../../lib/forms/EditConflict.tsx";
import { RestoredDraft } from "../../../../lib/forms/RestoredDraft.tsx";
import type { SessionUser } from "../../../../lib/session/session.ts";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import { useEntityForm } from "../../shared/entity-form.ts";
import styles from "../Users.module.css";
import { canAssignRole } from "../user-permissions.ts";
import { describeUser } from "./describe-user.ts";
import { UserFields } from "./UserFields.tsx";
import { emptyUser, isField, parseUserChange, toUserValues, UserValues } from "./user-form.ts";

interface Props {
  user: User;
  actor: SessionUser;
  onCancel(): void;
  /** Called when the user has been deleted meanwhile. */
  onGone(): void;
  onSaved(): void;
}

/** The form; if another admin has changed the account meanwhile, the admin chooses which values to keep. */
function useUserForm({ user, onGone, onSaved }: Props) {
  return useEntityForm({
    kind: "user",
    entity: user,
    schema: User,
    toValues: toUserValues,
    valuesSchema: UserValues,
    empty: emptyUser,
    bodySchema: UserChange,
    parseForm: (typed, opened) => parseUserChange(typed, opened ?? user),
    isField,
    describeValues: describeUser,
    send: (body) => api(changeUser, { params: { id: user._id }, body }, { handlesNoResponse: true }),
    onSaved,
    onError: ({ code }) => code === "userNotFound" && onGone(),
  });
}

/** All fields of an account that an admin may change. §2, §6 */
export function EditUserForm(props: Props) {
  const { user, actor, onCancel } = props;
  const { form, submit, isSaving, discard, differences, takeMine, takeNow } = useUserForm(props);
  const [regions] = useState(loadRegions);
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
      {differences && (
        <EditConflict
          differences={differences}
          busy={isSaving}
          onKeepMine={takeMine}
          onTakeCurrent={takeNow}
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
        <SubmitButton busy={isSaving} action="Tietojen tallentaminen">
          Tallenna
        </SubmitButton>
        <Button variant="plain" onClick={onCancel}>
          Peruuta
        </Button>
      </div>
    </form>
  );
}
