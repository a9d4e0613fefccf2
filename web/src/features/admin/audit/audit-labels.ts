import type { AuditEvent, AuditKind, FieldChange } from "@halkopiha/domain/admin/audit.ts";
import { cancellationLabel } from "@halkopiha/domain/orders/cancellation.ts";
import { type OrderStatus, orderStatuses, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { withdrawalLabel } from "@halkopiha/domain/orders/withdrawal.ts";
import { statusLabel as ticketStatusLabel } from "../../../market/tickets/ticket-labels.ts";
import type { BadgeVariant } from "../../../ui/feedback/Badge.tsx";

export const kindLabel: Readonly<Record<AuditKind, string>> = {
  user: "Käyttäjä",
  region: "Maakunta",
  locality: "Paikkakunta",
  plan: "Tili",
  advertisement: "Mainos",
  contact: "Yhteydenotto",
  order: "Tilaus",
  product: "Tuote tai palvelu",
  deliveryCost: "Toimituskulu",
  operator: "Yrityksen tiedot",
  message: "Viesti",
  payment: "Maksu",
  review: "Arvostelu",
  report: "Sisältöilmoitus",
  recall: "Takaisinveto",
  personalData: "Henkilötiedot",
};

export const actionLabel: Readonly<Record<AuditEvent["action"], string>> = {
  created: "Luotu",
  changed: "Muutettu",
  deleted: "Poistettu",
  searched: "Haettu",
  exported: "Viety",
};

export const actionVariant: Readonly<Record<AuditEvent["action"], BadgeVariant>> = {
  created: "positive",
  changed: "neutral",
  deleted: "accent",
  searched: "neutral",
  exported: "neutral",
};

const fieldLabels = new Map([
  ["accountDescription", "Kuvaus"],
  ["vatExempt", "Ei arvonlisäverovelvollinen"],
  ["accountPlan", "Tili"],
  ["amount", "Summa (snt)"],
  ["address.locality.location", "Paikkakunta"],
  ["address.region.name", "Maakunta"],
  ["address.street", "Katuosoite"],
  ["address.zip", "Postinumero"],
  ["available", "Käytössä"],
  ["basePrice", "Lähtömaksu (snt)"],
  ["bagVolume", "Kappaleen tilavuus (l)"],
  ["moisture", "Mitattu kosteus"],
  ["dryGuaranteed", "Kuivuustakuu"],
  ["eudrNumber", "EUDR-ilmoitusnumero"],
  ["bic", "BIC"],
  ["byQuote", "Hinta tarjouksen mukaan"],
  ["category", "Kategoria"],
  ["closingRequest.requestedAt", "Tilin sulkemista pyydetty"],
  ["companyName", "Yritys"],
  ["contactPerson", "Yhteyshenkilö"],
  ["coords.lat", "Leveysaste"],
  ["coords.lng", "Pituusaste"],
  ["deliveryMethod", "Toimitustapa"],
  ["deliveryTime", "Toimitusaika"],
  ["deliveryType", "Pakkaus"],
  ["description", "Kuvaus"],
  ["descriptions", "Kuvaukset"],
  ["discount", "Tarjous"],
  ["discountInfo", "Alennustieto"],
  ["discountedPrice", "Alennettu hinta (snt)"],
  ["email", "Sähköposti"],
  ["fullName", "Nimi"],
  ["userAccount.erasureDay", "Tili poistetaan"],
  ["ending.day", "Sopimus päättyi"],
  ["ending.reason", "Sulkemisen syy"],
  ["ending.year", "Syyn vuosi"],
  ["freeFrom", "Ilmainen alkaen (snt)"],
  ["hidden.at", "Piilotettu"],
  ["hidden.hiddenAt", "Piilotettu"],
  ["hidden.reason", "Piilottamisen syy"],
  ["hours", "Palveluajat"],
  ["iban", "Tilinumero"],
  ["image", "Kuva"],
  ["images.large", "Kuva, suuri"],
  ["images.original", "Kuva, alkuperäinen"],
  ["images.small", "Kuva, pieni"],
  ["links", "Linkit"],
  ["location", "Nimi"],
  ["material", "Puulaji"],
  ["minOrder", "Vähimmäistilaus (snt)"],
  ["multipliedByQuantity", "Hinta kerrotaan määrällä"],
  ["name", "Nimi"],
  ["offer.normalPrice", "Hinta ilman tarjousta (snt)"],
  ["offer.priorPrice", "Alin hinta ennen tarjousta (snt)"],
  ["offer.since", "Tarjous alkoi"],
  ["offer.until", "Tarjous voimassa asti"],
  ["password", "Salasana"],
  ["pausedUntil", "Tauolla, seuraava erä"],
  ["pendingEmail", "Vahvistamaton sähköposti"],
  ["pendingIdentity.business", "Pyydetty: yritys"],
  ["pendingIdentity.companyName", "Pyydetty: yrityksen nimi"],
  ["pendingIdentity.firstname", "Pyydetty: etunimi"],
  ["pendingIdentity.hasPersonalId", "Pyydetty: henkilötunnus"],
  ["pendingIdentity.lastname", "Pyydetty: sukunimi"],
  ["pendingIdentity.requestedAt", "Muutosta pyydetty"],
  ["pendingIdentity.ytunnus", "Pyydetty: Y-tunnus"],
  ["phone", "Puhelin"],
  ["place", "Postitoimipaikka"],
  ["plength", "Pituus"],
  ["price", "Hinta (snt)"],
  ["priceTag", "Hintalappu"],
  ["promotedProducts", "Tarjouksia"],
  ["quality", "Laatu"],
  ["quantity", "Määrä"],
  ["region.name", "Maakunta"],
  ["received", "Maksu saatu"],
  ["recoveryCodes", "Palautuskoodit"],
  ["role", "Rooli"],
  ["secondFactor", "Kaksivaiheinen tunnistautuminen"],
  ["senderName", "Viestien lähettäjä"],
  ["status", "Tila"],
  ["street", "Katuosoite"],
  ["cancellation.by", "Tilaus päättyi"],
  ["withdrawal.state", "Peruutus"],
  ["title", "Otsikko"],
  ["undone.at", "Kumottu"],
  ["unit", "Yksikkö"],
  ["userAccount.account.accountPlan", "Tili"],
  ["userAccount.expires", "Voimassa"],
  ["userAccount.isActive", "Aktiivinen"],
  ["userAccount.noticeGiven", "Irtisanottu"],
  ["userAccount.paid", "Maksettu"],
  ["userAccount.paidUntil", "Maksettu vuodelle"],
  ["userAccount.timesActivated", "Aktivointeja"],
  ["username", "Käyttäjänimi"],
  ["state", "Tila"],
  ["attempts", "Yritykset"],
  ["vat", "Alv-kanta (sadasosina)"],
  ["year", "Vuosi"],
  ["ytunnus", "Y-tunnus"],
  ["zip", "Postinumero"],
  ["zoom", "Zoomaus"],
]);

/** The Finnish label of a field; a field without one shows its own name. */
export const getFieldLabel = (field: string) => fieldLabels.get(field) ?? field;

const isOrderStatus = (word: string): word is OrderStatus => orderStatuses.some((status) => status === word);

const endingReasons = new Map([
  ["unpaid", "vuosimaksu maksamatta"],
  ["notice", "sopimus irtisanottu"],
]);

const findLabel = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value;

/** A value formatted for display. */
export function formatValue(kind: AuditKind, field: string, value: FieldChange["before"]): string {
  if (value === null) return "–";
  if (value === "true") return "kyllä";
  if (value === "false") return "ei";
  if (field === "ending.reason") return endingReasons.get(value) ?? value;
  if (field === "cancellation.by") return findLabel(cancellationLabel, value);
  if (field === "withdrawal.state") return findLabel(withdrawalLabel, value);
  if (field !== "status") return value;
  if (kind === "order") return isOrderStatus(value) ? statusLabel[value] : value;
  return Object.entries(ticketStatusLabel).find(([status]) => status === value)?.[1] ?? value;
}
