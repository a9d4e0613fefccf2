import { HidingForm } from "@halkopiha/domain/reviews/review.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../lib/forms/use-typed-form.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./ReviewsPage.module.css";

interface Props {
  title: string;
  onClose(): void;
  onHide(reason: string): Promise<void>;
}

/** Asks for the reason for which a review is hidden. */
export function HideDialog({ title, onClose, onHide }: Props) {
  const { formState, handleSubmit, register } = useTypedForm<{ reason: string }, unknown, { reason: string }>(
    {
      defaultValues: { reason: "" },
      resolver: schemaResolver(HidingForm),
    },
  );

  async function hide({ reason }: { reason: string }) {
    try {
      await onHide(reason);
      onClose();
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    }
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        aria-label="Piilottaminen"
        onSubmit={(event) => void handleSubmit(hide)(event)}
        noValidate
      >
        <p>Arvostelu poistuu heti näkyvistä, eikä sitä lasketa keskiarvoon.</p>
        <TextArea
          label="Syy"
          hint="Vaadittu kenttä. Ostaja ja myyjä lukevat syyn."
          rows={4}
          maxLength={500}
          error={formState.errors.reason?.message}
          {...register("reason")}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={formState.isSubmitting} action="Piilottaminen">
            Piilota
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
