import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toTermsPath } from "@halkopiha/domain/page-paths.ts";
import { listChangesFor } from "@halkopiha/domain/terms/accept-terms.ts";
import type { TermsEvent } from "@halkopiha/domain/terms/terms-event.ts";
import { findTermsInForce, type TermsVersion } from "@halkopiha/domain/terms/terms-versions.ts";
import { appUrl } from "../../config.ts";
import { buildProfileUrl } from "../login-link.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { toServiceLink } from "../service-link.ts";

/** The page of a version of the terms. */
export const buildTermsUrl = (version: number): string => `${appUrl.value()}${toTermsPath(version)}`;

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
      [
        `Hei ${displayName(user)}!`,
        `Halkopihan käyttöehdot muuttuvat. Versio ${terms.version} koskee sinua ${day} alkaen.`,
      ],
      ["Mikä muuttuu:", ...listChangesFor(user, event).map((change) => `– ${change}`)],
      { link: "Lue uudet ehdot", url: buildTermsUrl(terms.version) },
      [
        "Jos hyväksyt ehdot, sinun ei tarvitse tehdä mitään. Voit myös hyväksyä ne heti profiilissasi.",
        `Jos et hyväksy niitä, voit päättää sopimuksesi ennen sitä: pyydä tilisi sulkemista profiilin kohdassa Tilinhallinta tai kirjoita asiakaspalveluun. Pyyntöä ei voi hylätä, ja tili suljetaan viimeistään ${day}.`,
      ],
      { link: "Avaa profiilisi", url: buildProfileUrl(), isQuiet: true },
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
