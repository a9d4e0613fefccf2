import { answerAppeal, decideReport } from "@halkopiha/domain/contract/admin/reports.ts";
import { AppealDecisionForm, DecisionForm, type Report } from "@halkopiha/domain/reports/report.ts";
import {
  isHiding,
  listOutcomes,
  reportGrounds,
  reportGroundsLabels,
  reportOutcomeLabels,
} from "@halkopiha/domain/reports/report-outcomes.ts";
import type { ReactNode } from "react";
import type { UseFormRegister } from "react-hook-form";
import * as z from "zod/mini";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useTypedForm } from "../../../lib/forms/use-typed-form.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./ReportsPage.module.css";

interface Values {
  verdict: string;
  grounds: string;
  reason: string;
}

const groundsOptions = reportGrounds.map((value) => ({ value, text: reportGroundsLabels[value] }));

/** What can be decided, and how it is sent. */
interface Decidable {
  options: readonly { value: string; text: string }[];
  send(values: Values): Promise<{ message: string }>;
}

const Verdict = z.string().check(z.minLength(1, "Valitse päätös."));
const Form = z.extend(z.pick(DecisionForm, { reason: true }), { verdict: Verdict, grounds: z.string() });

/** The first decision about a report. */
const toFirstDecision = ({ _id, target, updatedAt }: Report): Decidable => ({
  options: listOutcomes(target.kind).map((value) => ({ value, text: reportOutcomeLabels[value] })),
  send: ({ verdict, ...values }) =>
    api(decideReport, {
      params: { id: _id },
      body: { ...DecisionForm.parse({ ...values, outcome: verdict }), updatedAt },
    }),
});

/** The decision of an appeal. */
function toAnswer({ _id, decision, updatedAt }: Report): Decidable {
  const isHidden = decision !== null && isHiding(decision.outcome);
  return {
    options: [
      { value: "upheld", text: isHidden ? "Päätös pysyy: piilotettu" : "Päätös pysyy: näkyvissä" },
      {
        value: "reversed",
        text: isHidden ? "Päätös muuttuu: näytetään taas" : "Päätös muuttuu: piilotetaan",
      },
    ],
    send: ({ verdict, ...values }) =>
      api(answerAppeal, {
        params: { id: _id },
        body: { ...AppealDecisionForm.parse({ ...values, reversed: verdict === "reversed" }), updatedAt },
      }),
  };
}

function DecisionFields({
  options,
  errors,
  register,
}: {
  options: Decidable["options"];
  errors: Partial<Record<keyof Values, { message?: string | undefined }>>;
  register: UseFormRegister<Values>;
}): ReactNode {
  return (
    <>
      <Select
        label="Päätös"
        empty="Valitse"
        options={options}
        error={errors.verdict?.message}
        {...register("verdict")}
      />
      <Select
        label="Peruste"
        options={groundsOptions}
        error={errors.grounds?.message}
        {...register("grounds")}
      />
      <TextArea
        label="Perustelu"
        hint="Vaadittu kenttä. Ilmoittaja ja sisällön julkaisija lukevat perustelun. Älä kerro, kuka ilmoitti."
        rows={5}
        maxLength={500}
        error={errors.reason?.message}
        {...register("reason")}
      />
    </>
  );
}

interface Props {
  report: Report;
  onClose(): void;
  onDecided(message: string): Promise<void>;
}

/** Decides about a report, or about the appeal against its decision. */
export function DecisionDialog({ report, onClose, onDecided }: Props) {
  const isAppeal = report.state === "appealed";
  const { options, send } = isAppeal ? toAnswer(report) : toFirstDecision(report);
  const { formState, handleSubmit, register } = useTypedForm<Values, unknown, Values>({
    defaultValues: { verdict: "", grounds: "terms", reason: "" },
    resolver: schemaResolver(Form),
  });

  async function decide(values: Values) {
    try {
      const { message } = await send(values);
      onClose();
      await onDecided(message);
    } catch (error) {
      // The banner shows the error.
      assertApiError(error);
    }
  }

  return (
    <Dialog title={isAppeal ? "Päätä valituksesta" : "Päätä ilmoituksesta"} onClose={onClose}>
      <form
        className={styles.form}
        aria-label="Päätöksen tekeminen"
        onSubmit={(event) => void handleSubmit(decide)(event)}
        noValidate
      >
        <p>
          <strong>{report.target.title}</strong>
        </p>
        <p className={styles.text}>{isAppeal ? report.appeals.at(-1)?.text : report.text}</p>
        <DecisionFields options={options} errors={formState.errors} register={register} />
        <div className={styles.buttons}>
          <SubmitButton busy={formState.isSubmitting} action="Päättäminen">
            Tallenna päätös
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
