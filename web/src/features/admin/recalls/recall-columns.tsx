import type { Recall } from "@halkopiha/domain/recalls/recall.ts";
import { recallStateLabels } from "@halkopiha/domain/recalls/recall-labels.ts";
import { countTold, isInForce } from "@halkopiha/domain/recalls/recall-rules.ts";
import { Link } from "react-router-dom";
import { formatDateTime, formatNumber } from "../../../lib/format/format.ts";
import { toProductIdPath } from "../../../lib/routing/page-paths.ts";
import type { Column } from "../../../ui/data/Table.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import lines from "../shared/CellLines.module.css";
import styles from "./RecallsPage.module.css";

/** How many buyers have been told, and by what. */
function Progress({ state, progress }: Recall) {
  const told = countTold(progress);
  const concerned = told + progress.unreached;
  return (
    <div className={lines.lines}>
      <p>
        <strong>
          {formatNumber(told)} / {formatNumber(concerned)} tilausta kerrottu
        </strong>
      </p>
      <p className={styles.soft}>
        Sähköpostilla {progress.mailed}, tekstiviestillä {progress.texted}
        {progress.unreached > 0 && `, tavoittamatta ${progress.unreached}`}.
      </p>
      {state === "notifying" && (
        <p className={styles.soft}>
          Myyjän tilauksista käyty läpi {progress.checked} / {progress.orders}.
        </p>
      )}
      {progress.corrected + progress.retracted > 0 && (
        <p className={styles.soft}>
          Peruminen kerrottu {progress.corrected}, viestejä ei lähetetty {progress.retracted}.
        </p>
      )}
    </div>
  );
}

interface Actions {
  onTakeBack(id: string): void;
  onList(id: string): void;
}

export const createColumns = ({ onTakeBack, onList }: Actions): readonly Column<Recall>[] => [
  {
    header: "Tuote",
    cell: ({ _id, title, seller, recalledAt }) => (
      <div className={lines.lines}>
        <p>
          <Link to={toProductIdPath(_id)}>{title}</Link>
        </p>
        <p className={styles.soft}>{seller}</p>
        <p className={styles.soft}>{formatDateTime(recalledAt)}</p>
      </div>
    ),
  },
  { header: "Vaara", cell: ({ hazard }) => <p className={styles.text}>{hazard}</p> },
  {
    header: "Tila",
    cell: ({ state, takenBack }) => (
      <div className={lines.lines}>
        <p>{recallStateLabels[state]}</p>
        {takenBack && <p className={styles.text}>{takenBack.reason}</p>}
      </div>
    ),
  },
  { header: "Ostajille kerrottu", cell: (recall) => <Progress {...recall} /> },
  {
    header: "Toiminnot",
    isActions: true,
    cell: (recall) => (
      <div className={styles.actions}>
        {recall.progress.unreached > 0 && (
          <Button
            variant="plain"
            aria-label={`Näytä tavoittamatta jääneet: ${recall.title}`}
            onClick={() => onList(recall._id)}
          >
            Näytä tavoittamatta jääneet
          </Button>
        )}
        {isInForce(recall) && (
          <Button
            variant="danger"
            aria-label={`Peru takaisinveto: ${recall.title}`}
            onClick={() => onTakeBack(recall._id)}
          >
            Peru takaisinveto
          </Button>
        )}
      </div>
    ),
  },
];
