import { formatFinnishDay } from "@halkopiha/domain/calendar.ts";
import {
  recallHeadline,
  recallRemedyLabels,
  remedyNote,
  shareNote,
  stopUsing,
} from "@halkopiha/domain/recalls/recall-labels.ts";
import type { RecallNotice as Notice } from "@halkopiha/domain/recalls/recall-notice.ts";
import { useId } from "react";
import styles from "./RecallNotice.module.css";

/** The notice of a recall with its parts in their order (General Product Safety Regulation art. 36). */
export function RecallNotice({ recall, isPage = false }: { recall: Notice; isPage?: boolean }) {
  const heading = useId();
  return (
    <section className={styles.notice} aria-labelledby={heading}>
      {isPage ? (
        <h1 id={heading} tabIndex={-1}>
          {recallHeadline}
        </h1>
      ) : (
        <h2 id={heading}>{recallHeadline}</h2>
      )}
      <dl className={styles.parts}>
        <div>
          <dt>Tuote</dt>
          <dd>
            <strong>{recall.title}</strong>
            {`\nMyyjä: ${recall.seller}\nMyyty Halkopihassa ${formatFinnishDay(recall.soldFrom)}–${formatFinnishDay(recall.recalledAt)}\n${recall.identification}`}
          </dd>
        </div>
        <div>
          <dt>Vaara</dt>
          <dd>{recall.hazard}</dd>
        </div>
        <div>
          <dt>Toimi näin</dt>
          <dd>
            <strong>{stopUsing}</strong>
            {`\n${recall.action}`}
          </dd>
        </div>
        <div>
          <dt>Hyvitys</dt>
          <dd>
            <ul>
              {recall.remedies.map((remedy) => (
                <li key={remedy}>{recallRemedyLabels[remedy]}</li>
              ))}
            </ul>
            {remedyNote}
          </dd>
        </div>
        <div>
          <dt>Lisätietoja maksutta</dt>
          <dd>{recall.contact}</dd>
        </div>
      </dl>
      <p>{shareNote}</p>
    </section>
  );
}
