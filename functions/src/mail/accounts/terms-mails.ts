import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toTermsPath } from "@halkopiha/domain/page-paths.ts";
import { findKnownTerms } from "@halkopiha/domain/terms/accept-terms.ts";
import type { TermsEvent } from "@halkopiha/domain/terms/terms-event.ts";
import { findTermsInForce, type TermsVersion } from "@halkopiha/domain/terms/terms-versions.ts";
import { appUrl } from "../../config.ts";
import type { Block } from "../rendering/blocks.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toServiceLink } from "../service-link.ts";

/** The page of a version of the terms. */
export const buildTermsUrl = (version: number): string => `${appUrl.value()}${toTermsPath(version)}`;

/** What changes; who has not accepted any version, because an admin made the account, is told of the terms as a whole. */
const listChanges = (user: User, { version, changes }: TermsVersion, day: string): Block[] =>
  findKnownTerms(user) === 0
    ? [[`Tiliäsi koskevat Halkopihan käyttöehdot, versio ${version}, ${day} alkaen.`]]
    : [
        [`Halkopihan käyttöehdot muuttuvat sinun osaltasi ${day}. Mikä muuttuu:`],
        changes.map((change) => `– ${change}`),
      ];

/**
 * Tells a seller of new terms of use: what changes, from when on it concerns them, and what they can do. Regulation (EU) 2019/1150
 * art. 3(2), ADR 60
 * @param user as before they were told
 */
export function termsChanged(user: User, to: string, terms: TermsVersion, event: TermsEvent): Mail {
  const day = formatCalendarDay(event.appliesFrom);
  const present = findTermsInForce(toFinnishDate(event.at));
  return {
    to,
    subject: `Halkopihan käyttöehdot ${day} alkaen`,
    ...renderBodies([
      [`Hei ${displayName(user)}!`],
      ...listChanges(user, terms, day),
      { link: "Lue uudet ehdot", url: buildTermsUrl(terms.version) },
      [
        "Jos hyväksyt ehdot, sinun ei tarvitse tehdä mitään. Voit myös hyväksyä ne heti profiilissasi.",
        `Jos et hyväksy niitä, voit päättää sopimuksesi ennen niiden voimaantuloa (${day}): pyydä tilisi sulkemista profiilin kohdassa Tilinhallinta tai kirjoita asiakaspalveluun.`,
      ],
      { link: "Avaa profiilisi", url: `${appUrl.value()}/kirjaudu?paluu=/profiili`, isQuiet: true },
      { ...toServiceLink("Kirjoita asiakaspalveluun"), isQuiet: true },
      ...(present.version === terms.version
        ? []
        : [
            {
              link: "Nyt voimassa olevat ehdot",
              url: buildTermsUrl(present.version),
              isQuiet: true as const,
            },
          ]),
    ]),
  };
}
