import type { Report } from "@halkopiha/domain/reports/report.ts";
import { reportOutcomeLabels, reportStateLabels } from "@halkopiha/domain/reports/report-outcomes.ts";
import { reportReasonLabels } from "@halkopiha/domain/reports/report-reasons.ts";
import { Link } from "react-router-dom";
import { formatDateTime } from "../../../lib/format/format.ts";
import { toProductIdPath } from "../../../lib/routing/page-paths.ts";
import { paths } from "../../../lib/routing/paths.ts";
import type { Column } from "../../../ui/data/Table.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import lines from "../shared/CellLines.module.css";
import styles from "./ReportsPage.module.css";

/** Whether an admin has something to decide. */
export const isOpen = ({ state }: Report): boolean => state === "received" || state === "appealed";

function Target({ target }: Report) {
  const path =
    target.orderId === null ? toProductIdPath(target.id) : `${paths.adminOrders}/${target.orderId}`;
  return <Link to={path}>{target.title}</Link>;
}

function Sender({ reporter }: Report) {
  if (!reporter) return <p className={styles.soft}>Ilmoittaja ei antanut tietojaan, tai ne on poistettu.</p>;
  return <p className={styles.soft}>{[reporter.name, reporter.email].filter(Boolean).join(", ")}</p>;
}

function Decisions({ decision, appeals }: Report) {
  if (!decision) return "–";
  return (
    <div className={lines.lines}>
      <p>
        <strong>{reportOutcomeLabels[decision.outcome]}</strong>
      </p>
      <p className={styles.text}>{decision.reason}</p>
      {appeals.map(({ by, text, answer }) => (
        <p key={by} className={styles.text}>
          {by === "reporter" ? "Ilmoittajan" : "Julkaisijan"} valitus: {text}
          {answer && ` – ${answer.reason}`}
        </p>
      ))}
    </div>
  );
}

export const createColumns = (onDecide: (id: string) => void): readonly Column<Report>[] => [
  { header: "Sisältö", cell: (report) => <Target {...report} /> },
  {
    header: "Ilmoitus",
    cell: (report) => (
      <div className={lines.lines}>
        <p>
          <strong>{reportReasonLabels[report.reason]}</strong>
        </p>
        <p className={styles.text}>{report.text}</p>
        <Sender {...report} />
      </div>
    ),
  },
  { header: "Saapunut", cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: "Tila", cell: ({ state }) => reportStateLabels[state] },
  { header: "Päätös", cell: (report) => <Decisions {...report} /> },
  {
    header: "Päätä",
    isActions: true,
    cell: (report) =>
      isOpen(report) && (
        <Button
          aria-label={`${report.state === "appealed" ? "Päätä valituksesta" : "Päätä"}: ${report.target.title}`}
          onClick={() => onDecide(report._id)}
        >
          {report.state === "appealed" ? "Päätä valituksesta" : "Päätä"}
        </Button>
      ),
  },
];
