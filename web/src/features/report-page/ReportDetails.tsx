import { appealReport } from "@halkopiha/domain/contract/reports.ts";
import type { ReportPage } from "@halkopiha/domain/reports/report.ts";
import {
  isHiding,
  reportGroundsLabels,
  reportOutcomeLabels,
  reportStateLabels,
} from "@halkopiha/domain/reports/report-outcomes.ts";
import { reportReasonLabels } from "@halkopiha/domain/reports/report-reasons.ts";
import { automationNote, redressNote } from "@halkopiha/domain/reports/statement.ts";
import { useSetAtom } from "jotai/react";
import { Suspense } from "react";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { lazyPart } from "../../lib/connection/lazy-part.tsx";
import { formatDate } from "../../lib/format/format.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import type { ReportLink } from "./load-report.ts";
import styles from "./ReportPage.module.css";

/** Loaded for who may appeal. */
const AppealForm = lazyPart(() => import("./AppealForm.tsx").then((file) => file.AppealForm));

function Facts({ report }: { report: ReportPage }) {
  const { target, reason, state, createdAt } = report;
  return (
    <dl className={styles.facts}>
      <dt>{target.kind === "listing" ? "Ilmoitus" : "Sisältö"}</dt>
      <dd>{target.title}</dd>
      <dt>Ilmoitettu syy</dt>
      <dd>{reportReasonLabels[reason]}</dd>
      <dt>Ilmoitettu</dt>
      <dd>{formatDate(createdAt)}</dd>
      <dt>Tila</dt>
      <dd>{reportStateLabels[state]}</dd>
    </dl>
  );
}

function Decision({ decision }: { decision: NonNullable<ReportPage["decision"]> }) {
  return (
    <Card>
      <h2>Päätös {formatDate(decision.at)}</h2>
      <p>
        <strong>{reportOutcomeLabels[decision.outcome]}</strong>
      </p>
      {isHiding(decision.outcome) && <p>{reportGroundsLabels[decision.grounds]}.</p>}
      <p className={styles.text}>{decision.reason}</p>
      <p className={styles.note}>{automationNote}</p>
    </Card>
  );
}

function OwnAppeal({ appeal }: { appeal: NonNullable<ReportPage["appeal"]> }) {
  const { text, at, answer } = appeal;
  return (
    <Card>
      <h2>Valituksesi {formatDate(at)}</h2>
      <p className={styles.text}>{text}</p>
      {answer ? (
        <>
          <h3>
            {answer.reversed ? "Päätöstä muutettiin" : "Päätöstä ei muutettu"} {formatDate(answer.at)}
          </h3>
          <p className={styles.text}>{answer.reason}</p>
        </>
      ) : (
        <p>Luemme valituksesi ja kerromme ratkaisusta sähköpostilla.</p>
      )}
    </Card>
  );
}

interface Props {
  link: ReportLink;
  report: ReportPage;
  onChanged(report: ReportPage): void;
  /** Called when the report has changed on the server. */
  onStale(): void;
}

/** A report with its decision, for who has reported or whose content it is, and the form of an appeal. */
export function ReportDetails({ link, report, onChanged, onStale }: Props) {
  const showBanner = useSetAtom(showBannerAtom);
  const { decision, appeal, appealUntil } = report;

  async function sendAppeal(text: string) {
    try {
      const request = { params: { id: link.id }, body: { code: link.code, text } };
      onChanged((await api(appealReport, request)).report);
      showBanner("success", "Valituksesi on lähetetty.");
    } catch (error) {
      // The banner shows the error; the form keeps its text.
      assertApiError(error);
      if (error.status === 409) onStale();
    }
  }

  return (
    <>
      <Facts report={report} />
      {!decision && <p>Luemme ilmoituksen ja kerromme päätöksestä sähköpostilla.</p>}
      {decision && <Decision decision={decision} />}
      {appeal && <OwnAppeal appeal={appeal} />}
      {appealUntil && (
        <section className={styles.form} aria-label="Valita päätöksestä">
          <h2>Valita päätöksestä</h2>
          <Suspense fallback={<Skeleton count={1} />}>
            <AppealForm until={appealUntil} onSubmit={sendAppeal} />
          </Suspense>
        </section>
      )}
      {decision && <p className={styles.note}>{redressNote}</p>}
    </>
  );
}
