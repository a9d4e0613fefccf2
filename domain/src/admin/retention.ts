import { appealDays } from "../reports/appeal-period.ts";

/** How long one kind of personal data is stored, and what deletes it. */
export interface RetentionRule {
  /** The kind of data in Finnish, as the privacy text names it. */
  label: string;
  /** The Firestore collections that contain it. */
  collections: readonly string[];
  days: number;
  /** The event from which the days are counted, in Finnish. */
  since: string;
  /** `ttl`: Firestore's TTL on `expiresAt`; `job`: the job at the end of the day. */
  by: "ttl" | "job";
  /** What demands that it is kept although its person asks for it to be deleted; absent when nothing does. */
  keptBy?: string;
}

/** Days of the longest year, so that seven of them are never less than seven calendar years. */
const year = 366;

/** Retention periods of personal data. The privacy text, the jobs and the expiry of documents all follow this table. */
export const retention = {
  visitor: {
    label: "Ostoskori, suosikit ja tieto tunnistetuista laitteista",
    collections: ["carts", "favorites", "knownDevices"],
    days: 180,
    since: "viimeisestä käynnistä",
    by: "ttl",
  },
  sessions: {
    label: "Kirjautumiset: laite ja viimeinen käyttö",
    collections: ["sessions"],
    days: 14,
    since: "viimeisestä käytöstä",
    by: "ttl",
  },
  mail: {
    label: "Sähköpostit ja tekstiviestit",
    collections: ["mail"],
    days: 90,
    since: "viestin kirjoittamisesta",
    by: "ttl",
  },
  codes: {
    label: "Pinkoodit ja väärinkäytön estävät laskurit",
    collections: ["pincodes", "rateLimits"],
    days: 1,
    since: "viimeisestä yrityksestä",
    by: "ttl",
  },
  undoLinks: {
    label: "Yhteystietojen muutokset, jotka voi perua",
    collections: ["undoLinks"],
    days: 7,
    since: "muutoksesta",
    by: "ttl",
  },
  contactRequests: {
    label: "Yhteystietojen muutokset, jotka odottavat vahvistusta",
    collections: ["contactRequests"],
    days: 1,
    since: "pyynnöstä",
    by: "ttl",
  },
  passwordLinks: {
    label: "Linkit, joilla ylläpitäjä valitsee ensimmäisen salasanansa",
    collections: ["passwordLinks"],
    days: 1,
    since: "linkin lähettämisestä",
    by: "ttl",
  },
  alerts: {
    label: "Hakuvahdit: sähköpostiosoite ja hakuehdot",
    collections: ["alerts"],
    days: 183,
    since: "vahvistamisesta",
    by: "ttl",
  },
  unconfirmedAlerts: {
    label: "Vahvistamatta jääneet hakuvahdit",
    collections: ["alerts"],
    days: 2,
    since: "pyynnöstä",
    by: "ttl",
  },
  endedPages: {
    label: "Tieto päättyneestä ilmoituksesta ja myyjän sivusta",
    collections: ["endedPages"],
    days: year,
    since: "päättymisestä",
    by: "ttl",
  },
  audit: {
    label: "Ylläpidon muutosloki",
    collections: ["audit"],
    days: 2 * year,
    since: "muutoksesta",
    by: "ttl",
    keptBy: "tietosuoja-asetuksen osoitusvelvollisuus: mitä on muutettu ja kuka muutti, ilman yhteystietoja",
  },
  securityEvents: {
    label: "Turvatapahtumat: kirjautumiset, evätyt yritykset ja tunnusten muutokset",
    collections: ["securityEvents"],
    days: year,
    since: "tapahtumasta",
    by: "ttl",
    keptBy: "tietosuoja-asetuksen turvallisuusvelvoite: tapahtuma ja aika, ilman nimeä ja yhteystietoja",
  },
  errors: {
    label: "Virheilmoitukset: virhe, sivu ja selain ilman henkilötietoja",
    collections: ["errors"],
    days: 90,
    since: "viimeisestä kerrasta",
    by: "ttl",
  },
  resolvedContacts: {
    label: "Ratkaistut yhteydenotot",
    collections: ["contacts"],
    days: year,
    since: "viimeisestä viestistä",
    by: "job",
  },
  contacts: {
    label: "Kesken jääneet yhteydenotot",
    collections: ["contacts"],
    days: 2 * year,
    since: "viimeisestä viestistä",
    by: "job",
  },
  quoteRequests: {
    label: "Tarjouspyynnöt ja niiden kuvat",
    collections: ["quoteRequests", "photos"],
    days: 180,
    since: "pyynnöstä",
    by: "ttl",
  },
  unsentPhotos: {
    label: "Tarjouspyynnön ja arvostelun kuvat, joita ei lähetetty",
    collections: ["photos"],
    days: 1,
    since: "kuvan lisäämisestä",
    by: "ttl",
  },
  orders: {
    label: "Tilaukset",
    collections: ["orders"],
    days: 7 * year,
    since: "tilauksesta",
    by: "job",
    keptBy: "kirjanpitolaki: tilauksen numero, ajat, tuotteet ja hinnat",
  },
  receipts: {
    label: "Toimitettujen tilausten kuitit (kirjanpitolain vaatima aika)",
    collections: ["receipts"],
    days: 7 * year,
    since: "kuitin tekemisestä",
    by: "ttl",
    keptBy: "kirjanpitolaki: kuitti, jossa ovat ostajan ja myyjän nimi ja osoite",
  },
  orderMessages: {
    label: "Ostajan ja myyjän viestit tilauksesta",
    collections: ["orderMessages"],
    days: 7 * year,
    since: "tilauksesta",
    by: "job",
    keptBy:
      "kirjanpitolaki: kirjeenvaihto, kun myyjän tili poistetaan; ostajan pyynnöstä poistetaan päättyneen tilauksen viestit",
  },
  pushSubscriptions: {
    label: "Laitteet, joille lähetetään ilmoituksia",
    collections: ["pushSubscriptions"],
    days: 180,
    since: "viimeisestä käytöstä",
    by: "ttl",
  },
  reviews: {
    label: "Arvostelut: etunimi, paikkakunta, arvostelu ja sen kuvat",
    collections: ["reviews", "photos"],
    days: 7 * year,
    since: "tilauksesta",
    by: "job",
  },
  reports: {
    label: "Ilmoitukset sisällöstä ja niiden päätökset",
    collections: ["reports"],
    days: 2 * year,
    since: "viimeisestä muutoksesta",
    by: "ttl",
    keptBy: "EU:n digipalvelusäädös: ilmoituksen ja sen päätöksen on oltava tarkistettavissa",
  },
  reporters: {
    label: "Sisällöstä ilmoittaneen nimi ja sähköposti",
    collections: ["reports"],
    days: appealDays,
    since: "päätöksestä",
    by: "job",
  },
  recalls: {
    label: "Takaisinvedot ja tieto, mille tilauksille niistä on kerrottu",
    collections: ["recalls", "recallNotices"],
    days: 7 * year,
    since: "viimeisestä muutoksesta",
    by: "ttl",
    keptBy:
      "EU:n tuoteturvallisuusasetus: mitä on vedetty takaisin ja kenelle siitä on kerrottu, ilman ostajan nimeä",
  },
  payments: {
    label: "Myyjien jäsenmaksulaskut ja maksut",
    collections: ["payments", "invoices"],
    days: 7 * year,
    since: "kirjaamisesta",
    by: "ttl",
    keptBy: "kirjanpitolaki: laskut ja maksut",
  },
  exports: {
    label: "Ylläpidon lataamat myyjäluettelot",
    collections: ["exports"],
    days: 7,
    since: "latauksesta",
    by: "job",
  },
  unverified: {
    label: "Vahvistamatta jääneet rekisteröitymiset",
    collections: ["users", "usernames", "emails", "personalIds"],
    days: 1,
    since: "rekisteröitymisestä",
    by: "job",
  },
} as const satisfies Record<string, RetentionRule>;

const day = 24 * 60 * 60 * 1000;

/** The retention period in milliseconds. */
export function toRetentionMs({ days }: Pick<RetentionRule, "days">): number {
  return days * day;
}

/** `180 päivää`, `2 vuotta`. */
export function formatRetention({ days }: Pick<RetentionRule, "days">): string {
  if (days === 1) return "1 päivä";
  if (days % year !== 0) return `${days} päivää`;
  return days === year ? "1 vuosi" : `${days / year} vuotta`;
}

/** The rules of what is kept although its person asks for it to be deleted, in the order of the table. */
export function listKeptRules(): (RetentionRule & { keptBy: string })[] {
  const rules: readonly RetentionRule[] = Object.values(retention);
  return rules.flatMap((rule) => (rule.keptBy === undefined ? [] : [{ ...rule, keptBy: rule.keptBy }]));
}

/** What is kept, how long and why, in one line: `Tilaukset: 7 vuotta tilauksesta (kirjanpitolaki)`. */
export const describeKept = ({ label, keptBy, ...rule }: RetentionRule & { keptBy: string }): string =>
  `${label}: ${formatRetention(rule)} ${rule.since} (${keptBy})`;
