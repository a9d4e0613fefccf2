import type { Ticket } from "@halkopiha/domain/messaging/ticket.ts";
import type { ReactNode } from "react";
import { formatDateTime } from "../../lib/format/format.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import styles from "./TicketFacts.module.css";
import { statusLabel, statusVariant, subjectLabel } from "./ticket-labels.ts";

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Subject, start date and status of a ticket; `more` adds rows above them, such as the other party. */
export function TicketFacts({
  ticket: { subject, createdAt, status },
  more = [],
}: {
  ticket: Pick<Ticket, "subject" | "createdAt" | "status">;
  more?: readonly (readonly [term: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles.facts}>
      {more.map(([term, value]) => (
        <Fact key={term} term={term}>
          {value}
        </Fact>
      ))}
      <Fact term="Aihe">{subjectLabel[subject]}</Fact>
      <Fact term="Aloitettu">{formatDateTime(createdAt)}</Fact>
      <Fact term="Tila">
        <Badge variant={statusVariant[status]}>{statusLabel[status]}</Badge>
      </Fact>
    </dl>
  );
}
