import type { RejectionKind } from "../admin/security-event.ts";
import { maxDirectSellers } from "../admin/seller-list-export.ts";
import { maxAlerts } from "../alerts/limits.ts";
import { messages } from "../messages.ts";
import { formatEuros } from "../money/euros.ts";
import { maxOrderTotal } from "../money/money.ts";
import { formatNumber } from "../money/number.ts";
import { formatNextBatch } from "../products/availability.ts";
import { maxProducts } from "../products/limits.ts";
import type { CalendarDay } from "../schemas/primitives.ts";

/** Every error code with its HTTP status and Finnish message. */
const errorsByCode = {
  invalid: [400, "Tarkista antamasi tiedot."],
  malformed: [400, "Pyyntöä ei voitu lukea. Lataa sivu uudelleen."],
  wrongPincode: [400, "Pinkoodi on väärä."],
  wrongSecondFactor: [400, "Koodi on väärä tai jo käytetty. Odota sovelluksen seuraavaa koodia."],
  badCursor: [400, "Sivua ei löytynyt. Aloita haku alusta."],
  unauthenticated: [401, messages.sessionExpired],
  wrongCredentials: [401, "Väärä käyttäjänimi tai salasana."],
  secondFactorNeeded: [401, "Anna vielä koodi tunnistautumissovelluksestasi."],
  premiumOnly: [403, "Tarjoukset ovat Premium-tilin etu."],
  linkInvalid: [403, "Linkki on virheellinen tai vanhentunut."],
  forbidden: [403, "Sinulla ei ole oikeutta tähän."],
  secondFactorRequired: [
    403,
    "Ylläpitäjä tarvitsee kaksivaiheisen tunnistautumisen. Ota se ensin käyttöön omalla tililläsi.",
  ],
  appUnknown: [403, "Pyyntö ei tullut Halkopihan sovelluksesta."],
  notVerified: [403, "Vahvista ensin tilisi pinkoodilla."],
  notActive: [403, "Tilisi ei ole vielä aktiivinen."],
  notFound: [404, "Hakemaasi ei löytynyt."],
  userNotFound: [404, "Käyttäjää ei löytynyt!"],
  outdated: [409, "Sivusta on uusi versio. Päivitä sivu."],
  methodNotAllowed: [405, "Tätä ei voi tehdä näin."],
  quantityExceeded: [409, messages.quantityExceeded],
  notEnoughLeft: [409, "Tuotetta ei ole enää tarpeeksi jäljellä. Pienennä määrää."],
  paused: [409, "Tuotetta ei voi tilata juuri nyt."],
  byQuote: [409, "Palvelun hinta sovitaan tarjouksella. Pyydä tarjous palvelun sivulta."],
  notByQuote: [
    409,
    "Myyjä on muuttanut palvelun hinnan kiinteäksi, eikä siitä pyydetä tarjousta. Voit tilata sen ostoskorin kautta.",
  ],
  photoGone: [409, "Kuvien lähettämisestä on liian kauan. Lisää kuvat uudelleen."],
  cartEmpty: [409, "Ostoskori on tyhjä."],
  cartFull: [409, "Ostoskori on täynnä. Tee tilaus tai poista jokin tuote."],
  favoritesFull: [409, "Suosikkeja voi olla enintään 200. Poista ensin jokin niistä."],
  totalChanged: [409, "Tilauksen hinta on muuttunut. Tarkista uusi hinta ennen tilaamista."],
  deliveryNotChosen: [409, messages.deliveryGone],
  outsideArea: [409, messages.outsideArea],
  belowMinOrder: [409, messages.belowMinOrder],
  orderTooLarge: [
    409,
    `Tilauksen loppusumma saa olla enintään ${formatEuros(maxOrderTotal)}. Pienennä tilausta tai sovi kaupasta suoraan myyjän kanssa.`,
  ],
  addressMissing: [409, "Täytä ensin yhteystietosi."],
  notDelivered: [409, "Myyjä ei toimita tuotteita, joten ne on noudettava."],
  notFetchable: [409, "Tuotteita ei voi noutaa, vaan myyjä toimittaa ne."],
  offersFull: [409, "Tilisi kaikki tarjoukset ovat jo käytössä. Poista ensin jokin niistä."],
  productsFull: [
    409,
    `Tuotteita ja palveluita voi olla yhteensä enintään ${formatNumber(maxProducts)}. Poista ensin jokin niistä.`,
  ],
  alertsFull: [
    409,
    `Sähköpostiosoitteella voi olla enintään ${maxAlerts} hakuvahtia. Lopeta jokin niistä viestin linkistä.`,
  ],
  deliveryCostsFull: [409, "Toimituskuluja voi olla enintään 20. Poista ensin jokin niistä."],
  listTooLong: [
    409,
    `Luettelossa on yli ${formatNumber(maxDirectSellers)} myyjää, joten sitä ei voi ladata suoraan. Pyydä luettelo, niin se kootaan taustalla.`,
  ],
  ticketMovedOn: [409, "Yhteydenoton tila on jo muuttunut."],
  ticketClosed: [409, "Yhteydenotto on jo ratkaistu, eikä siihen voi enää vastata."],
  ticketFull: [409, "Keskustelu on täynnä. Aloita uusi yhteydenotto."],
  notResendable: [
    409,
    "Viestiä ei voi lähettää uudelleen: se on jo lähetetty tai jonossa, tai sen koodi on vanhentunut.",
  ],
  closingIsRight: [
    409,
    "Ehdot muuttuvat, eikä myyjä ole hyväksynyt niitä, joten hänellä on oikeus päättää sopimus. Pyyntöä ei voi hylätä.",
  ],
  contractEnded: [409, "Sopimus ei ole voimassa, joten sitä ei voi muuttaa. Ota yhteyttä asiakaspalveluun."],
  alreadyPaid: [409, "Vuosi on jo merkitty maksetuksi. Kumoa ensin entinen maksu, jos se on väärin."],
  paymentUndone: [409, "Maksu on jo kumottu."],
  stale: [409, "Tietoja on muutettu muualla sillä välin."],
  alreadyExists: [409, "Samanniminen on jo olemassa. Valitse toinen nimi."],
  inUse: [409, "Kohdetta ei voi poistaa, koska se on käytössä."],
  usernameTaken: [409, "Käyttäjänimi on jo käytössä. Valitse toinen."],
  emailTaken: [409, "Sähköpostiosoite on jo käytössä."],
  oneself: [409, "Et voi poistaa tai sulkea omaa tiliäsi etkä muuttaa omaa rooliasi."],
  lastRoot: [409, "Viimeistä pääkäyttäjää ei voi poistaa."],
  messagesClosed: [
    409,
    "Tästä tilauksesta ei voi enää lähettää viestejä. Ota yhteyttä puhelimella tai sähköpostilla.",
  ],
  messagesFull: [409, "Keskustelu on täynnä. Jatka sitä puhelimella tai sähköpostilla."],
  orderMovedOn: [409, "Tilauksen tila on jo muuttunut."],
  timesChanged: [409, "Myyjä on muuttanut ehdottamiaan aikoja. Katso uudet ajat."],
  reductionChanged: [409, "Myyjä on muuttanut ehdotustaan. Katso uusi ehdotus."],
  timePast: [409, "Aika on jo mennyt. Kerro, ettei mikään aika sovi, niin myyjä ehdottaa uutta."],
  orderEnded: [409, "Tilaus on jo peruttu."],
  notCancellable: [409, "Tilausta ei voi enää perua. Ota yhteyttä myyjään."],
  noWithdrawal: [409, "Peruuttamisoikeutta ei ole, koska myyjä on yksityishenkilö."],
  withdrawalOver: [409, "Peruuttamisaika on päättynyt."],
  buyerForgotten: [409, "Ostajan tiedot on poistettu hänen pyynnöstään, joten kuittia ei voi enää tehdä."],
  noReceiptYet: [409, "Kuitin saa, kun tilaus on toimitettu."],
  notReviewable: [409, "Tilausta ei voi arvostella. Sen voi, kun tilaus on toimitettu."],
  reviewOver: [409, "Arvosteluaika on päättynyt."],
  reviewFixed: [409, "Arvostelua ei voi enää muokata."],
  reviewHidden: [409, "Ylläpito on piilottanut arvostelun."],
  reviewAnswered: [409, "Arvosteluun on jo vastattu."],
  reportDecided: [409, "Asia on jo päätetty."],
  notAppealable: [409, "Päätöksestä ei voi valittaa, tai siitä on jo valitettu."],
  appealOver: [409, "Valitusaika on päättynyt."],
  alreadyRecalled: [409, "Tuote on vedetty takaisin. Peru ensin takaisinveto."],
  recallTakenBack: [409, "Takaisinveto on jo peruttu."],
  secondFactorMissing: [409, "Kaksivaiheinen tunnistautuminen ei ole käytössä."],
  secondFactorExpired: [410, "Käyttöönotto on vanhentunut. Aloita se uudelleen."],
  listingEnded: [410, "Ilmoitus on päättynyt."],
  recalled: [410, "Tuote on vedetty takaisin, koska se on vaarallinen."],
  pincodeExpired: [410, "Pinkoodi on vanhentunut. Pyydä uusi."],
  tooLarge: [413, "Lähetetty tieto on liian suuri."],
  unsupportedMediaType: [415, "Tietojen muoto on väärä."],
  notPng: [415, "Kuvan tulee olla PNG-kuva."],
  tooOften: [429, "Olet yrittänyt liian monta kertaa. Odota hetki ja yritä uudelleen."],
  orderedTooMuch: [
    429,
    "Tunnin aikana ei voi tilata näin paljon. Tilaa osa nyt ja loput myöhemmin, tai sovi kaupasta suoraan myyjän kanssa.",
  ],
  proofNeeded: [
    429,
    "Tilillesi on yritetty kirjautua poikkeuksellisen monta kertaa. Vahvista pinkoodilla, että tili on sinun: valitse Unohditko salasanasi?",
  ],
  fault: [500, messages.serverError],
  unavailable: [503, messages.serverError],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errorsByCode;

/** The body of an error response: a Finnish message, a code, and messages by field path. */
export interface ErrorResponse {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  /** With `stale` and `totalChanged`: the current entity, in the shape that its own call returns. */
  current?: object;
  /** With `unavailable`: the parts of the service that do not respond. */
  failed?: readonly string[];
  /** With `totalChanged`: the differences from the cart that the buyer saw. */
  changes?: readonly object[];
}

/** An error of the API. Throw it before anything is written. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which a retry is useful (`Retry-After`). */
  readonly retryAfter: number | undefined;
  readonly current: object | undefined;
  readonly failed: readonly string[] | undefined;
  readonly changes: readonly object[] | undefined;
  /** The security event that the rejection is, where its code alone does not say so. It is never sent. */
  readonly incident: RejectionKind | undefined;

  /**
   * `detail.message` replaces the default message of the code, `detail.fields` maps invalid fields to messages; `current`, `failed` and
   * `changes` are sent to the client unchanged.
   */
  constructor(
    code: ErrorCode,
    detail: {
      message?: string;
      fields?: Record<string, string>;
      retryAfter?: number;
      current?: object;
      failed?: readonly string[];
      changes?: readonly object[];
      incident?: RejectionKind;
    } = {},
  ) {
    super(detail.message ?? errorsByCode[code][1]);
    this.name = "AppError";
    this.code = code;
    this.status = errorsByCode[code][0];
    this.fields = detail.fields;
    this.retryAfter = detail.retryAfter;
    this.current = detail.current;
    this.failed = detail.failed;
    this.changes = detail.changes;
    this.incident = detail.incident;
  }

  toJSON(): ErrorResponse {
    const { message, code, fields, current, failed, changes } = this;
    return {
      message,
      code,
      ...(fields && { fields }),
      ...(current && { current }),
      ...(failed && { failed }),
      ...(changes && { changes }),
    };
  }
}

/** The error for what the caller may not see: it is answered like what does not exist, and recorded as a refusal. */
export function hiddenError(code: "notFound" | "userNotFound" = "notFound"): AppError {
  return new AppError(code, { incident: "denied" });
}

/** The error for what a seller may not do any more since the account has been closed. */
export function closedError(): AppError {
  return new AppError("notActive", {
    message: "Tilisi on suljettu. Avoimet tilauksesi voit toimittaa loppuun profiilissasi.",
  });
}

/** The error for a user name or e-mail address that belongs to another account; names the field. */
export function takenError(field: "username" | "email"): AppError {
  const code = field === "username" ? "usernameTaken" : "emailTaken";
  return new AppError(code, { fields: { [field]: errorsByCode[code][1] } });
}

/** The error for an order of a paused product; names the product and the day on which it can be ordered again. */
export function pausedError(name: string, pausedUntil: CalendarDay): AppError {
  return new AppError("paused", {
    message: `Tuotetta ${name} ei voi tilata juuri nyt. ${formatNextBatch(pausedUntil)}`,
  });
}

/** The error for an order of a service whose price is agreed for each job; names the service. */
export function byQuoteError(name: string): AppError {
  return new AppError("byQuote", {
    message: `Palvelun ${name} hinta sovitaan tarjouksella. Pyydä tarjous palvelun sivulta.`,
  });
}

/** The error for an order that exceeds the stock; names the product and the quantity left. */
export function notEnoughLeftError(name: string, left: number): AppError {
  return new AppError("notEnoughLeft", {
    message:
      left > 0 ? `Tuotetta ${name} on jäljellä enää ${formatNumber(left)}.` : `Tuote ${name} on loppunut.`,
  });
}
