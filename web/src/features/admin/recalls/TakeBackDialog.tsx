import { takeBackRecall } from "@halkopiha/domain/contract/admin/recalls.ts";
import { type Recall, TakeBackForm } from "@halkopiha/domain/recalls/recall.ts";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../lib/forms/use-typed-form.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./RecallsPage.module.css";

interface Props {
  recall: Recall;
  onClose(): void;
  onDone(message: string): Promise<void>;
}

/** Takes a recall back, for a reason that everybody reads who was told of it. */
export function TakeBackDialog({ recall, onClose, onDone }: Props) {
  const { formState, handleSubmit, register } = useTypedForm<TakeBackForm, unknown, TakeBackForm>({
    defaultValues: { reason: "" },
    resolver: schemaResolver(TakeBackForm),
  });

  async function takeBack(form: TakeBackForm) {
    try {
      const body = { ...form, recalledAt: recall.recalledAt };
      const { message } = await api(takeBackRecall, { params: { id: recall._id }, body });
      onClose();
      await onDone(message);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    }
  }

  return (
    <Dialog title="Peru takaisinveto" subtitle={<p>{recall.title}</p>} onClose={onClose}>
      <form
        className={styles.form}
        aria-label="Takaisinvedon peruminen"
        onSubmit={(event) => void handleSubmit(takeBack)(event)}
        noValidate
      >
        <p>
          Tuote palaa myyntiin. Viestejä, joita ei ole vielä lähetetty, ei lähetetä, ja ne, joille
          takaisinvedosta on kerrottu, saavat tiedon perumisesta.
        </p>
        <TextArea
          label="Perustelu"
          hint="Vaadittu kenttä. Myyjä ja ostajat, joille takaisinvedosta on kerrottu, lukevat perustelun."
          rows={4}
          maxLength={500}
          error={formState.errors.reason?.message}
          {...register("reason")}
        />
        <div className={styles.actions}>
          <SubmitButton busy={formState.isSubmitting} action="Peruminen">
            Peru takaisinveto
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Sulje
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
