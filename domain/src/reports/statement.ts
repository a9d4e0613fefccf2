import type { ReportGrounds } from "./report-outcomes.ts";
import { reportGroundsLabels } from "./report-outcomes.ts";

// What everybody is told whose content or account is restricted (Digital Services Act art. 17).

/** What is restricted, and for how long. Whatever an admin may restrict has a row here, from which its statement of reasons is made. */
export const restrictions = {
  listingRemoved:
    "Ilmoitus ei näy kenellekään, eikä sitä voi tilata. Päätös on voimassa toistaiseksi. Tehdyt tilaukset säilyvät.",
  listingRestricted:
    "Ilmoitus ei näy kenellekään, eikä sitä voi tilata, kunnes olet korjannut sen. Tehdyt tilaukset säilyvät.",
  listingRecalled:
    "Ilmoitus ei näy kenellekään, eikä sitä voi tilata, koska tuote on vedetty takaisin. Kerromme siitä kaikille tuotteen tilanneille. Päätös on voimassa, kunnes takaisinveto perutaan.",
  listingDeleted: "Ilmoitus on poistettu pysyvästi. Tehdyt tilaukset säilyvät.",
  imageRemoved: "Ilmoituksen kuva on poistettu. Ilmoitus näkyy edelleen, ja voit lisätä siihen toisen kuvan.",
  accountClosed:
    "Tilisi on suljettu. Ilmoituksesi eivät näy kenellekään, etkä voi kirjautua kuin toimittamaan avoimet tilauksesi loppuun. Päätös on voimassa toistaiseksi.",
  accountDeleted: "Tilisi ja ilmoituksesi on poistettu pysyvästi. Tehdyt tilaukset säilyvät.",
  reviewRemoved: "Arvostelu ei näy muille, eikä sitä lasketa keskiarvoon. Päätös on voimassa toistaiseksi.",
} as const;
export type Restriction = keyof typeof restrictions;

/** The reason where an admin has written none. */
export const defaultReasons = {
  listingDeleted: "Ilmoitus ei ole käyttöehtojemme mukainen. Saat tarkemman perustelun asiakaspalvelustamme.",
  imageRemoved: "Kuva ei ole käyttöehtojemme mukainen. Saat tarkemman perustelun asiakaspalvelustamme.",
  accountClosed:
    "Tilin käyttö ei ole sopimuksemme tai käyttöehtojemme mukaista. Saat tarkemman perustelun asiakaspalvelustamme.",
  accountDeleted:
    "Tilin käyttö ei ole sopimuksemme tai käyttöehtojemme mukaista. Saat tarkemman perustelun asiakaspalvelustamme.",
} as const satisfies Partial<Record<Restriction, string>>;
export type DirectRestriction = keyof typeof defaultReasons;

/** What led to a decision. */
export const statementSources = {
  report: "Päätös perustuu saamaamme ilmoitukseen. Ilmoittajan henkilöllisyyttä ei kerrota.",
  ownInitiative: "Päätös perustuu omaan tarkastukseemme.",
} as const;
export type StatementSource = keyof typeof statementSources;

/** That nobody is restricted by a program: every decision is an admin's. */
export const automationNote =
  "Päätöksen teki ihminen. Sisältöä ei etsitty eikä päätöstä tehty automaattisesti.";

/** The same as a rule for all decisions. */
export const automationRule =
  "Jokaisen päätöksen tekee ihminen. Emme etsi sisältöä emmekä tee päätöksiä automaattisesti.";

/** What somebody can do who does not accept a decision, besides an appeal to us. */
export const redressNote =
  "Voit viedä asian myös sertifioituun tuomioistuinten ulkopuoliseen riidanratkaisuelimeen tai tuomioistuimeen. Palvelujamme valvoo Suomessa Liikenne- ja viestintävirasto Traficom, jolle voit tehdä valituksen.";

/** What a decision is based on, as it is told. */
export const formatGrounds = (grounds: ReportGrounds): string => `${reportGroundsLabels[grounds]}.`;
