import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { toTermsPath } from "@halkopiha/domain/page-paths.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { findComingTerms, type TermsVersion, termsVersions } from "@halkopiha/domain/terms/terms-versions.ts";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { LegalLayout } from "../LegalLayout.tsx";
import { CurrentFees } from "./CurrentFees.tsx";
import { getTermsText } from "./terms-texts.ts";

const nameVersion = ({ version, inForce }: TermsVersion): string =>
  `Versio ${version}, voimassa ${formatCalendarDay(inForce)} alkaen`;

/** All versions, newest first, and what each has changed. */
function Versions() {
  return (
    <ul>
      {termsVersions.toReversed().map((terms) => (
        <li key={terms.version}>
          <Link to={toTermsPath(terms.version)}>{nameVersion(terms)}</Link>
          {terms.changes.length > 0 && (
            <ul>
              {terms.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Which version is shown, and whether another one comes. */
function Lead({ terms, coming }: { terms: TermsVersion; coming: TermsVersion | null }) {
  return (
    <>
      Nämä ehdot koskevat kaikkia palvelun käyttäjiä, ennen kaikkea myyjiä. Tuotteiden ostamisesta ja
      toimituksesta on omat ehtonsa. {nameVersion(terms)}.
      {coming && (
        <>
          {" "}
          Ehdot muuttuvat {formatCalendarDay(coming.inForce)}:{" "}
          <Link to={toTermsPath(coming.version)}>lue uudet ehdot</Link>.
        </>
      )}
    </>
  );
}

interface Props {
  terms: TermsVersion;
  /** The day on which the version is in force; missing on the page of a version, which is the same on every day. */
  today?: CalendarDay;
}

/** The terms of use, in one of their versions. */
export function TermsPage({ terms, today }: Props) {
  const coming = today === undefined ? null : findComingTerms(today);
  const versions = { id: "versiot", title: "Ehtojen versiot", Body: Versions };
  const fees = { id: "hinnasto", title: "Hinnasto nyt", Body: CurrentFees };
  return (
    <LegalLayout
      title={today === undefined ? `Käyttöehdot, versio ${terms.version}` : "Käyttöehdot"}
      description="Halkopihan käyttöehdot: myyjän tili, vuosimaksu, sopimuskausi, irtisanominen ja vastuu."
      path={today === undefined ? undefined : paths.terms}
      lead={<Lead terms={terms} coming={coming} />}
      sections={[...getTermsText(terms.version), ...(today === undefined ? [] : [fees]), versions]}
    />
  );
}
