import { Pincode } from "@halkopiha/domain/accounts/registration.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { cancelEmail, verifyEmail } from "@halkopiha/domain/contract/accounts/contact-change.ts";
import { useSetAtom } from "jotai/react";
import { useId } from "react";
import * as z from "zod/mini";
import { api } from "../../../../lib/api/client.ts";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { SubmitButton } from "../../../../lib/connection/SubmitButton.tsx";
import { schemaResolver } from "../../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../../lib/forms/use-typed-form.ts";
import { showBannerAtom } from "../../../../lib/notifications/banner-atoms.ts";
import { renewSessionAtom } from "../../../../lib/session/session-atoms.ts";
import { store } from "../../../../lib/storage/store.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import styles from "../AccountPage.module.css";

const Code = z.object({ pincode: Pincode });
type Code = z.infer<typeof Code>;

interface Props {
  user: User;
  pendingEmail: string;
  onSaved(user: User): void;
}

/** Form for the code that was sent to a new e-mail address; the old address stays in use until it is verified. */
export function PendingEmail({ user, pendingEmail, onSaved }: Props) {
  const heading = useId();
  const showBanner = useSetAtom(showBannerAtom);
  const params = { id: user._id };
  const { formState, handleSubmit, register, setError } = useTypedForm<Code, unknown, Code>({
    defaultValues: { pincode: "" },
    resolver: schemaResolver(Code),
  });

  async function verify(body: Code) {
    try {
      const answer = await api(verifyEmail, { params, body });
      if (answer.session) store.set(renewSessionAtom, answer.session);
      showBanner("success", answer.message);
      onSaved(answer.user);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
      if (error.code === "wrongPincode")
        setError("pincode", { message: error.message }, { shouldFocus: true });
    }
  }

  async function cancel() {
    try {
      const answer = await api(cancelEmail, { params });
      showBanner("success", answer.message);
      onSaved(answer.user);
    } catch (error) {
      assertApiError(error);
    }
  }

  return (
    <section className={styles.pending} aria-labelledby={heading}>
      <h3 id={heading}>Vahvista uusi osoite</h3>
      <p>
        Lähetimme pinkoodin osoitteeseen <strong>{pendingEmail}</strong>. Nykyinen osoitteesi on käytössä,
        kunnes vahvistat uuden. Jos koodi ei tule, tallenna uusi osoite uudelleen.
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => void handleSubmit(verify)(event)}
        noValidate
        aria-label="Uuden sähköpostiosoitteen vahvistus"
      >
        <TextField
          label="Pinkoodi"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={formState.errors.pincode?.message}
          {...register("pincode")}
        />
        <div className={styles.choices}>
          <SubmitButton busy={formState.isSubmitting} action="Osoitteen vahvistaminen">
            Vahvista osoite
          </SubmitButton>
          <Button variant="plain" onClick={() => void cancel()}>
            Pidä nykyinen osoite
          </Button>
        </div>
      </form>
    </section>
  );
}
