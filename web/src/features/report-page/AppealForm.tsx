import { AppealForm as AppealSchema } from "@halkopiha/domain/reports/report.ts";
import { maxReportText } from "@halkopiha/domain/reports/report-reasons.ts";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { formatDate } from "../../lib/format/format.ts";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../lib/forms/use-typed-form.ts";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import styles from "./ReportPage.module.css";

interface Props {
  /** The end of the time for an appeal. */
  until: string;
  onSubmit(text: string): Promise<void>;
}

/** With which a party appeals against a decision. */
export function AppealForm({ until, onSubmit }: Props) {
  const { formState, handleSubmit, register } = useTypedForm<AppealSchema, unknown, AppealSchema>({
    defaultValues: { text: "" },
    resolver: schemaResolver(AppealSchema),
  });
  return (
    <form
      className={styles.form}
      aria-label="Valitus"
      onSubmit={(event) => void handleSubmit(({ text }) => onSubmit(text))(event)}
      noValidate
    >
      <p>Voit valittaa päätöksestä kerran, maksutta, {formatDate(until)} asti.</p>
      <TextArea
        label="Miksi päätös on väärä?"
        rows={6}
        maxLength={maxReportText}
        error={formState.errors.text?.message}
        {...register("text")}
      />
      <div>
        <SubmitButton busy={formState.isSubmitting} action="Valittaminen">
          Lähetä valitus
        </SubmitButton>
      </div>
    </form>
  );
}
