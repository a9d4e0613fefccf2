import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { toTermsPath } from "@halkopiha/domain/page-paths.ts";
import { findAcceptance, findUnacceptedTerms } from "@halkopiha/domain/terms/accept-terms.ts";
import type { TermsEvent } from "@halkopiha/domain/terms/terms-event.ts";
import { findTerms } from "@halkopiha/domain/terms/terms-versions.ts";
import { Link } from "react-router-dom";
import { formatDate } from "../../../../lib/format/format.ts";
import { paths } from "../../../../lib/routing/paths.ts";
import { AcceptTerms } from "../../shared/terms/AcceptTerms.tsx";
import styles from "../AccountPage.module.css";

/** A version with a link to its text; one that is not kept any more has none. */
const VersionLink = ({ version }: Pick<TermsEvent, "version">) =>
  findTerms(version) ? <Link to={toTermsPath(version)}>Versio {version}</Link> : <>Versio {version}</>;

/** Which terms of use the seller has accepted when, and which ones are coming. ADR 60 */
export function TermsPart({ user, onSaved }: { user: User; onSaved(user: User): void }) {
  const accepted = findAcceptance(user);
  const told = findUnacceptedTerms(user);
  return (
    <>
      <h3>Käyttöehdot</h3>
      <dl className={styles.facts}>
        <div>
          <dt>Hyväksytty</dt>
          <dd>
            {accepted ? (
              <>
                <VersionLink version={accepted.version} />, {formatDate(accepted.at)}
              </>
            ) : (
              <>
                Hyväksymisestä ei ole tietoa. <Link to={paths.terms}>Lue käyttöehdot</Link>
              </>
            )}
          </dd>
        </div>
        {told && (
          <div>
            <dt>Uudet ehdot</dt>
            <dd>
              <VersionLink version={told.version} />, kerrottu {formatDate(told.at)}. Koskee sinua{" "}
              {formatCalendarDay(told.appliesFrom)} alkaen.
            </dd>
          </div>
        )}
      </dl>
      {told && (
        <div>
          <AcceptTerms user={user} version={told.version} onSaved={onSaved} />
        </div>
      )}
    </>
  );
}
