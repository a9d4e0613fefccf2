import type { CalendarDay } from "../schemas/primitives.ts";

/** A version of the terms of use. Its text is `web/src/features/legal/terms/version-<number>.tsx`. ADR 60 */
export interface TermsVersion {
  version: number;
  /** The day it comes into force, for everybody who was told in time. */
  inForce: CalendarDay;
  /** What it changes of the version before, a sentence each; the mail to sellers and the page of versions tell it. */
  changes: readonly string[];
}

type TermsVersions = readonly [TermsVersion, ...TermsVersion[]];

/** All versions, oldest first. */
export const termsVersions: TermsVersions = [
  { version: 1, inForce: "2026-01-01", changes: [] },
  {
    version: 2,
    inForce: "2027-01-01",
    changes: [
      "Ehtojen muutoksista kerrotaan jokaiselle myyjälle vähintään 15 päivää ennen kuin ne koskevat häntä. Jos myyjä ei hyväksy muutosta, hän voi päättää sopimuksensa ennen sitä.",
      "Halkopiha tekee toimitetusta tilauksesta kuitin myyjän nimissä ja puolesta. Myyjä vastaa siitä, että hänen tietonsa ovat oikein.",
      "Palveluntarjoaja voi piilottaa ilmoituksen tai arvostelun, jos se rikkoo ehtoja tai lakia, ja sulkea tilin myös, jos myyjä rikkoo lakia. Myyjä saa päätöksen perusteluineen ja voi hakea siihen muutosta.",
      "Ehdoissa kerrotaan, mistä ilmoitusten järjestys hakutuloksissa johtuu.",
    ],
  },
];

/** Whole days between telling a seller of new terms and the day from which they concern them: Regulation (EU) 2019/1150 art. 3(2). */
export const termsNoticeDays = 15;

/**
 * Days after which new terms concern who is told today. The day itself does not count, a message may be sent in the last of its tries, and a period
 * does not end on a holiday: Regulation (EEC) 1182/71 art. 3.
 */
export const termsLeadDays = 20;

export const newestTerms = (versions: TermsVersions = termsVersions): TermsVersion =>
  versions.reduce((newest, version) => (version.version > newest.version ? version : newest));

/** The version that is in force on a day; the first one also before its day. */
export const findTermsInForce = (today: CalendarDay, versions: TermsVersions = termsVersions): TermsVersion =>
  versions.findLast(({ inForce }) => inForce <= today) ?? versions[0];

/** The version that comes into force after a day; null when none is written. */
export const findComingTerms = (
  today: CalendarDay,
  versions: TermsVersions = termsVersions,
): TermsVersion | null => versions.find(({ inForce }) => inForce > today) ?? null;

/** What a version changes of an earlier one, step by step. */
export const listTermsChanges = (
  from: number,
  to: number,
  versions: TermsVersions = termsVersions,
): readonly string[] =>
  versions.filter(({ version }) => version > from && version <= to).flatMap(({ changes }) => changes);

export const findTerms = (number: number, versions: TermsVersions = termsVersions): TermsVersion | null =>
  versions.find(({ version }) => version === number) ?? null;
