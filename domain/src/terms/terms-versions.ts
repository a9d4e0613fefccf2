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
      "Ehtojen muutoksista kerrotaan jokaiselle myyjälle vähintään 15 päivää ennen niiden voimaantuloa. Siihen asti sopimuksen saa irtisanoa päättymään ennen muutosta.",
      "Halkopiha tekee toimitetusta tilauksesta kuitin myyjän nimissä ja puolesta. Myyjä vastaa siitä, että hänen tietonsa ovat oikein.",
      "Jos ilmoitus, arvostelu tai tili piilotetaan tai suljetaan, myyjä saa päätöksen perusteluineen ja voi hakea siihen muutosta.",
      "Ehdoissa kerrotaan, mistä ilmoitusten järjestys hakutuloksissa johtuu.",
    ],
  },
];

/** Days between telling a seller of new terms and their coming into force: Regulation (EU) 2019/1150 art. 3(2). */
export const termsNoticeDays = 15;

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

export const findTerms = (number: number, versions: TermsVersions = termsVersions): TermsVersion | null =>
  versions.find(({ version }) => version === number) ?? null;
