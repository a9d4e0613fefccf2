import { displayName, type User } from "@halkopiha/domain/accounts/user.ts";
import { describeKept, listKeptRules } from "@halkopiha/domain/admin/retention.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { appUrl } from "../../config.ts";
import { renderBodies } from "../rendering/render-bodies.ts";
import { buildContractUrl } from "./contract-mails.ts";

const greet = (user: User) => `Hei ${displayName(user)}!`;

/** What is kept and why: the lines of the retention table. */
const keptLines = () => ["Laki vaatii säilyttämään seuraavat tiedot:", ...listKeptRules().map(describeKept)];

const privacy = () => ({ link: "Näin käsittelemme tietojasi", url: `${appUrl.value()}/tietosuoja` });

/** Confirms to a seller that their account will be deleted, until when they can take it back, and what is kept. */
export const erasureRequested = (user: User, to: string, day: CalendarDay): Mail => ({
  to,
  subject: `Halkopiha-tilisi poistetaan ${formatCalendarDay(day)}`,
  ...renderBodies([
    [greet(user), `Pyysit tilisi poistamista. Tili ja sen tiedot poistetaan ${formatCalendarDay(day)}.`],
    [
      "Ilmoituksesi ovat nyt poissa myynnistä. Toimita avoimet tilauksesi loppuun: tili poistetaan vasta, kun niitä ei enää ole.",
      "Jos muutat mielesi tai et tehnyt pyyntöä itse, kirjaudu sisään ja peru poisto ennen sitä.",
    ],
    { link: "Peru tilin poistaminen", url: buildContractUrl() },
    keptLines(),
    privacy(),
  ]),
});

/** Confirms to a seller that their account stays. */
export const erasureWithdrawn = (user: User, to: string): Mail => ({
  to,
  subject: "Tiliäsi ei poisteta",
  ...renderBodies([
    [greet(user), "Peruit tilisi poistamisen. Tilisi on käytössä, ja ilmoituksesi palaavat myyntiin."],
    { link: "Avaa profiilisi", url: buildContractUrl() },
  ]),
});

/** Tells a former seller that their account has been deleted, and what is kept. */
export const accountErased = (user: User, to: string): Mail => ({
  to,
  subject: "Halkopiha-tilisi on poistettu",
  ...renderBodies([
    [greet(user), "Tilisi ja sen tiedot on poistettu, kuten pyysit."],
    keptLines(),
    privacy(),
  ]),
});
