import { NewUser } from "@halkopiha/domain/accounts/registration.ts";
import { createUser } from "@halkopiha/domain/contract/admin/user-forms.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { Suspense, useEffect, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { SubmitButton } from "../../../../lib/connection/SubmitButton.tsx";
import { setFieldErrors } from "../../../../lib/forms/focus-first-invalid.ts";
import { schemaResolver } from "../../../../lib/forms/schema-resolver.ts";
import { useFormDraft } from "../../../../lib/forms/use-form-draft.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { sessionAtom } from "../../../../lib/session/session-atoms.ts";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../../ui/forms/Button.tsx";
import styles from "../Users.module.css";
import { canAssignRole } from "../user-permissions.ts";
import { newUserDraftAtom, withoutSecrets } from "./new-user-draft-atom.ts";
import { UserFields } from "./UserFields.tsx";
import { emptyUser, isField, type UserValues } from "./user-form.ts";

/** Creates an account for someone else: it is verified at once, and activated separately. §2, §6 */
export function NewUserForm({ regions }: { regions: Promise<readonly Region[]> }) {
  const actor = useAtomValue(sessionAtom)?.user;
  const showBanner = useSetAtom(showBannerAtom);
  const { form, resetTo } = useFormDraft<UserValues, NewUser, UserValues>({
    draftAtom: newUserDraftAtom,
    emptyDraft: emptyUser,
    saved: emptyUser,
    restore: (draft) => draft,
    toDraft: withoutSecrets,
    resolver: schemaResolver(NewUser),
  });
  const { formState, handleSubmit, setFocus } = form;
  const clear = () => resetTo(emptyUser);
  const [createdCount, setCreatedCount] = useState(0);
  // `reset` unregisters the fields until the next render, so that only then one of them can take the focus.
  useEffect(() => {
    if (createdCount > 0) setFocus("companyName");
  }, [createdCount, setFocus]);

  async function create(body: NewUser) {
    try {
      const { adminMessage } = await api(createUser, { body });
      clear();
      setCreatedCount((count) => count + 1);
      showBanner("success", adminMessage);
    } catch (error) {
      // The banner shows the error; the form keeps its values.
      assertApiError(error);
      setFieldErrors(form, error.fields, isField);
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(create)(event)}
      noValidate
      aria-label="Uusi käyttäjä"
    >
      <Suspense fallback={<Skeleton count={8} shape="line" />}>
        <UserFields
          form={form}
          regions={regions}
          mayGiveRole={actor !== undefined && canAssignRole(actor, null)}
        />
      </Suspense>
      <div className={styles.buttons}>
        <SubmitButton busy={formState.isSubmitting} action="Käyttäjän luominen">
          Luo käyttäjä
        </SubmitButton>
        <Button variant="plain" onClick={clear}>
          Tyhjennä
        </Button>
      </div>
    </form>
  );
}
