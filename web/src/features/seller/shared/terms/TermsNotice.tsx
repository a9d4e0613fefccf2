import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { toTermsPath } from "@halkopiha/domain/page-paths.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import {
  findTermsDeadline,
  findUnacceptedTerms,
  listChangesFor,
} from "@halkopiha/domain/terms/accept-terms.ts";
import { findTerms } from "@halkopiha/domain/terms/terms-versions.ts";
import { useId } from "react";
import { Link } from "react-router-dom";
import { useLatestUser } from "../../../../lib/auth/current-user.ts";
import { paths } from "../../../../lib/routing/paths.ts";
import { Card } from "../../../../ui/layout/Card.tsx";
import { Folded } from "../../../../ui/layout/Folded.tsx";
import { AcceptTerms } from "./AcceptTerms.tsx";
import styles from "./TermsNotice.module.css";

/**
 * Tells a seller of new terms of use until they are accepted or in force (ADR 60). What changes is folded, so that the orders below it stay near;
 * the message to the seller has it in full.
 */
export function TermsNotice({ user: loaded, today }: { user: User; today: CalendarDay }) {
  const heading = useId();
  const [user, onSaved] = useLatestUser(loaded);
  const told = findUnacceptedTerms(user);
  const terms = told && findTerms(told.version);
  const deadline = findTermsDeadline(user, today);
  if (!terms || !deadline) return null;
  const day = formatCalendarDay(deadline);
  return (
    <Card>
      <section className={styles.notice} aria-labelledby={heading}>
        <h2 id={heading}>Käyttöehdot muuttuvat {day}</h2>
        <Folded summary="Mitä muuttuu">
          <ul>
            {listChangesFor(user, told).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Folded>
        <p>
          <Link to={toTermsPath(terms.version)}>Lue uudet ehdot</Link>. Jos hyväksyt ne, sinun ei tarvitse
          tehdä mitään. Jos et, pyydä tilisi sulkemista ennen sitä{" "}
          <Link to={paths.settings}>tilinhallinnassa</Link>: tili suljetaan silloin viimeistään edellisenä
          päivänä.
        </p>
        <div>
          <AcceptTerms user={user} version={terms.version} onSaved={onSaved} />
        </div>
      </section>
    </Card>
  );
}
