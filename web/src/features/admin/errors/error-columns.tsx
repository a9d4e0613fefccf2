import type { ErrorGroup, ErrorKind, ErrorSource } from "@halkopiha/domain/errors/error-report.ts";
import { formatNumber } from "@halkopiha/domain/money/number.ts";
import { Link } from "react-router-dom";
import { formatDateTime } from "../../../lib/format/format.ts";
import type { Column } from "../../../ui/data/Table.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import cell from "../shared/CellLines.module.css";
import styles from "./ErrorsPage.module.css";
import { type ErrorFilter, formatErrorFilter } from "./error-filter.ts";

export const sourceLabels: Readonly<Record<ErrorSource, string>> = { browser: "Selain", server: "Palvelin" };

const kindLabels: Readonly<Record<ErrorKind, string>> = {
  error: "suorituksessa",
  rejection: "taustatyössä",
  render: "sivun näyttämisessä",
  call: "rajapinnassa",
  page: "sivun tuottamisessa",
  worker: "taustapalvelussa",
  trigger: "tapahtuman käsittelyssä",
  job: "ajastetussa työssä",
};

function Message({ message, stack, handledAt }: ErrorGroup) {
  return (
    <div className={cell.lines}>
      <strong>{message}</strong>
      {handledAt && <Badge variant="positive">{`Käsitelty ${formatDateTime(handledAt)}`}</Badge>}
      {stack && (
        <details className={styles.stack}>
          <summary>Kohta koodissa</summary>
          <pre>{stack}</pre>
        </details>
      )}
    </div>
  );
}

function Origin({ source, kind, page, device }: ErrorGroup) {
  return (
    <div className={cell.lines}>
      {`${sourceLabels[source]}, ${kindLabels[kind]}`}
      {page && <span className={cell.detail}>{page}</span>}
      {device && <span className={cell.detail}>{device}</span>}
    </div>
  );
}

function Times({ count, createdAt, lastAt }: ErrorGroup) {
  return (
    <div className={cell.lines}>
      {formatDateTime(lastAt)}
      <span className={cell.detail}>{count > 1 ? `${formatNumber(count)} kertaa` : "kerran"}</span>
      {count > 1 && <span className={cell.detail}>{`alkaen ${formatDateTime(createdAt)}`}</span>}
    </div>
  );
}

/** A release, which narrows the list to its errors. */
function Release({ release, filter }: { release: string; filter: ErrorFilter }) {
  if (release === "") return "kaikki";
  return (
    <Link to={formatErrorFilter({ ...filter, release })} className={styles.release}>
      {release}
    </Link>
  );
}

const getMarkText = ({ handledAt }: ErrorGroup) => (handledAt ? "Peru käsittely" : "Käsitelty");

interface MarkActions {
  /** Id of the error whose mark is being saved. */
  pending: string | null;
  onMark(error: ErrorGroup): void;
}

/** The columns of the table; a release changes the filter. */
export const createErrorColumns = (
  filter: ErrorFilter,
  { pending, onMark }: MarkActions,
): readonly Column<ErrorGroup>[] => [
  { header: "Viimeksi", cell: Times },
  { header: "Virhe", cell: Message },
  { header: "Missä", cell: Origin },
  { header: "Julkaisu", cell: ({ release }) => <Release release={release} filter={filter} /> },
  {
    header: "Käsittely",
    isActions: true,
    cell: (error) => (
      <Button
        variant="plain"
        busy={pending === error._id}
        aria-label={`${getMarkText(error)}: ${error.message}`}
        onClick={() => onMark(error)}
      >
        {getMarkText(error)}
      </Button>
    ),
  },
];
