/** Finnish texts that server and client share, worded as in §5 and §8. */
export const messages = {
  serverError: "virhe palvelimella, yritä uudelleen hetken kuluttua.",
  noResponse: "Virhe palvelimella!",
  userFetchFailed: "Valitettavasti tietojen haku epäonnistui!",
  sessionExpired: "Istuntosi on vanhentunut, kirjaudu uudelleen sisään!",
  sessionUnusable: "Tietojasi on muutettu, tästä johtuen sinut on välittömästi kirjattu ulos.",
  nothingFound: "Valitettavasti yhtään hakutulosta ei löytynyt",
  addressFailed: "Ups, jotain meni pieleen tietoja lisättäessä.",
  quantityExceeded:
    "Tuotteen määrää on ei voitu muuttaa, koska sen maksimi määrä on ylitetty. Myyjä mahdollisesti jättänyt määrän yhteen kuutioon, ja tarkan saatavilla olevan kuutio määrän voi tiedustella myyjältä.",
  deliveryUnpriced: "Toimituksesta ja sen hinnasta tulee sopia myyjän kanssa.",
  pickupAddressLater: "Saat nouto-osoitteen sähköpostiisi, kun myyjä ottaa tilauksesi käsittelyyn.",
  serviceAgreed: "Palvelun ajasta ja paikasta sovitaan myyjän kanssa.",
  deliveryGone:
    "Valitsemasi toimitus ei ole enää tarjolla. Valitse toimitus uudelleen tai nouda tuotteet itse.",
  outsideArea: "Myyjä ei toimita paikkakunnallesi.",
  belowMinOrder: "Myyjä ei toimita näin pientä tilausta.",
  notDeliverable:
    "Myyjä ei toimita paikkakunnallesi, eikä tuotteita voi noutaa. Poista ne ostoskorista tai vaihda osoitetta.",
  welcomeBack: "Tervetuloa takaisin",
  loggedOut: "Kiitos, uloskirjaus onnistui!",
  addedToCart: "Tuote onnistuneesti lisätty ostoskoriin!",
  removedFromCart: "Tuote on onnistuneesti poistettu ostoskorista!",
  quantityChanged: "Tuotteen määrää on onnistuneesti päivitetty!",
  deliveryUpdated: "Toimituskulutietoja on päivitetty onnistuneesti ostoskoriin.",
  orderPlaced: "Kiitos tilauksestasi!",
  requiredField: "Vaadittu kenttä",
  wholeQuantity: "Määrän tulee olla kokonaisluku, kun yksikkö ei ole kuutio.",
  vatLabel: "Alv 25,5%",
  wholeFinland: "Koko Suomi",
} as const;

/** The warning of an empty search: the text and the search criteria. §8 */
export function formatNothingFound(search: {
  queryString?: string;
  category?: string;
  name?: string;
}): string {
  const searched = search.queryString || [search.category, search.name].filter(Boolean).join(" ");
  return searched ? `${messages.nothingFound} ${searched}` : messages.nothingFound;
}
