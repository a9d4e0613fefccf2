import type { retention } from "./retention.ts";

/** What a kind of personal data is processed for, and what allows it (GDPR arts. 6(1) and 13(1)(c)). */
interface Processing {
  title: string;
  /** What is processed, and for what. */
  purpose: string;
  /** The legal basis, with the article's point. */
  basis: string;
  /** The rules by which it is deleted. */
  rules: readonly (keyof typeof retention)[];
}

/** Every purpose for which personal data is processed, with all rules of `retention`, each once. The privacy page prints it. */
export const processing: readonly Processing[] = [
  {
    title: "Ostoskori ja palvelun käyttö",
    purpose: "Ostoskori, suosikit, hakuvahdit ja ilmoitukset laitteelle toimivat ilman tiliä.",
    basis: "Pyytämäsi palvelun toteuttaminen (6 artiklan 1 kohdan b alakohta)",
    rules: ["visitor", "alerts", "unconfirmedAlerts", "pushSubscriptions", "unsentPhotos"],
  },
  {
    title: "Tilaukset, tarjouspyynnöt ja arvostelut",
    purpose:
      "Nimesi, yhteystietosi ja osoitteesi annetaan sille myyjälle, jolta tilaat tai pyydät tarjousta.",
    basis:
      "Sopimus (b alakohta) ja tilausten ja kuittien osalta kirjanpitolaki (c alakohta); arvosteluissa oikeutettu etu kertoa ostajille myyjistä (f alakohta)",
    rules: ["orders", "receipts", "orderMessages", "quoteRequests", "reviews"],
  },
  {
    title: "Myyjän tili ja jäsenmaksut",
    purpose:
      "Tili, kirjautuminen ja laskutus. Yksityisen myyjän henkilötunnusta kysytään alustatulojen ilmoittamiseksi verottajalle; se salataan, eikä sitä näytetä kenellekään.",
    basis:
      "Sopimus (b alakohta); laskujen osalta kirjanpitolaki ja henkilötunnuksen osalta verolaki (c alakohta)",
    rules: [
      "sessions",
      "codes",
      "undoLinks",
      "contactRequests",
      "passwordLinks",
      "payments",
      "unverified",
      "endedPages",
    ],
  },
  {
    title: "Viestit ja asiakaspalvelu",
    purpose: "Tilausvahvistukset, muut viestit ja yhteydenotot.",
    basis: "Sopimus (b alakohta); yhteydenotoissa oikeutettu etu vastata kysyjälle (f alakohta)",
    rules: ["mail", "contacts", "resolvedContacts"],
  },
  {
    title: "Turvallisuus ja laillisuus",
    purpose:
      "Väärinkäytösten estäminen, virheiden korjaaminen, ilmoitusten käsittely ja vaarallisten tuotteiden takaisinvedot.",
    basis:
      "Oikeutettu etu (f alakohta); ilmoituksissa digipalvelusäädös ja takaisinvedoissa tuoteturvallisuusasetus (c alakohta)",
    rules: ["securityEvents", "audit", "errors", "exports", "reports", "reporters", "recalls"],
  },
];
