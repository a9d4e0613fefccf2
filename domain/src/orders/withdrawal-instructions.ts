import { areServices } from "../products/catalogue.ts";
import type { Order } from "./order.ts";

/** Days in which a consumer may withdraw from a contract with a business. Consumer Rights Directive art. 9(1). */
export const withdrawalDays = 14;

type Contract = Pick<Order, "items" | "seller">;

/** Name, address and contact details of the seller in one line. */
function formatSeller({ companyName, fullName, address, phonenumber, email }: Order["seller"]): string {
  const place = `${address.zip} ${address.locality.location}`;
  return [companyName ?? fullName, address.street, place, phonenumber, email].filter(Boolean).join(", ");
}

/**
 * The model instructions on withdrawal, filled in for this contract, a paragraph each: Annex I(A) of the Consumer Rights Directive, in the
 * wording of the Finnish decree 110/2014.
 */
export function listWithdrawalInstructions({ items, seller }: Contract): string[] {
  const isService = areServices(items);
  const start = isService
    ? "sopimuksen tekemisestä"
    : "siitä, kun te tai ilmoittamanne kolmas osapuoli, joka ei ole rahdinkuljettaja, olette saanut tavaran haltuunne";
  const days = `${withdrawalDays} päivän`;
  return [
    `Teillä on oikeus peruuttaa tämä sopimus ${days} kuluessa syytä ilmoittamatta. Peruuttamisen määräaika päättyy ${days} kuluttua ${start}.`,
    `Peruuttamisoikeuden käyttämiseksi teidän on ilmoitettava meille (${formatSeller(seller)}) päätöksestänne peruuttaa sopimus yksiselitteisellä tavalla, esimerkiksi kirjeellä postitse tai sähköpostilla. Voitte käyttää oheista peruuttamislomaketta, mutta sen käyttö ei ole pakollista.`,
    "Peruuttamisen määräajan noudattamiseksi riittää, että lähetätte ilmoituksenne peruuttamisoikeuden käyttämisestä ennen peruuttamisen määräajan päättymistä.",
    `Jos peruutatte tämän sopimuksen, palautamme teille kaikki teiltä saamamme suoritukset, myös toimituskustannukset (lukuun ottamatta lisäkustannuksia, jotka johtuvat siitä, että olette valinnut jonkin muun kuin tarjoamamme edullisimman vakiotoimitustavan), viivytyksettä ja joka tapauksessa viimeistään ${days} kuluttua peruuttamisilmoituksen saamisesta. Suoritamme palautuksen sillä maksutavalla, jota olette käyttänyt alkuperäisessä liiketoimessa, ellette ole nimenomaisesti suostunut muuhun, ja joka tapauksessa niin, että teille ei aiheudu suoritusten palauttamisesta kustannuksia.`,
    ...(isService
      ? [
          "Jos olette pyytänyt, että palvelun suorittaminen aloitetaan peruuttamisajan kuluessa, teidän on maksettava meille kohtuullinen korvaus siitä, mitä on tehty ennen peruuttamisilmoitustanne.",
        ]
      : [
          "Voimme pidättyä maksujen palautuksesta, kunnes olemme saaneet tavaran takaisin tai kunnes olette osoittanut lähettäneenne tavaran takaisin, riippuen siitä, kumpi on aikaisempi.",
          `Teidän on lähetettävä tavarat takaisin tai luovutettava ne meille viivytyksettä ja viimeistään ${days} kuluttua peruuttamisilmoituksen tekemisestä. Teidän on vastattava tavaroiden palauttamisesta aiheutuvista välittömistä kustannuksista. Olette vastuussa ainoastaan sellaisesta tavaroiden arvon alentumisesta, joka on johtunut muusta kuin tavaroiden luonteen, ominaisuuksien ja toimivuuden toteamiseksi tarvittavasta käsittelystä.`,
        ]),
  ];
}

/** The lines of the model withdrawal form: Annex I(B) of the Consumer Rights Directive, in the wording of the Finnish decree 110/2014. */
export function listWithdrawalForm({
  items,
  seller,
  orderNumber,
}: Contract & Pick<Order, "orderNumber">): string[] {
  const subject = areServices(items)
    ? "seuraavan palvelun suorittamista"
    : "seuraavien tavaroiden toimitusta";
  return [
    "(täyttäkää ja palauttakaa tämä lomake ainoastaan, jos haluatte peruuttaa sopimuksen)",
    `Vastaanottaja: ${formatSeller(seller)}`,
    `Ilmoitan, että haluan peruuttaa tekemäni sopimuksen, joka koskee ${subject}: tilaus ${orderNumber}`,
    "Tilauspäivä / vastaanottopäivä:",
    "Kuluttajan nimi:",
    "Kuluttajan osoite:",
    "Kuluttajan allekirjoitus (vain jos lomake täytetään paperimuodossa):",
    "Päiväys:",
  ];
}
