import { withdrawalDays } from "@halkopiha/domain/orders/withdrawal-instructions.ts";
import { Link } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import { OrderLinkForm } from "../../market/orders/OrderLinkForm.tsx";
import { Note } from "../../ui/layout/Prose.tsx";
import { LegalLayout } from "./LegalLayout.tsx";

function Who() {
  return (
    <>
      <p>
        Kun ostat kuluttajana yritykseltä, voit peruuttaa sopimuksen syytä ilmoittamatta. Aika alkaa heti
        tilauksesta ja päättyy, kun on kulunut {withdrawalDays} päivää siitä, kun sait tavaran. Palvelussa{" "}
        {withdrawalDays} päivää lasketaan tilauksesta.
      </p>
      <Note>
        <p>
          Yksityishenkilöltä ostettaessa sovelletaan kauppalakia. Silloin peruuttamisoikeutta ei ole, ellei
          siitä sovita. Tilauksen sivulta näet, onko myyjä yritys vai yksityishenkilö.
        </p>
      </Note>
    </>
  );
}

function How() {
  return (
    <>
      <p>
        Avaa tilauksesi sivu sähköpostisi linkistä ja paina painiketta ”Peruuta sopimus tästä”. Tarkista
        tiedot ja paina ”Vahvista peruutus”. Saat heti sähköpostiisi vahvistuksen, jossa ovat ilmoituksesi
        sisältö ja vastaanottoaika. Tällä laitteella tekemäsi tilaukset löydät myös sivulta{" "}
        <Link to={paths.placedOrders}>Omat tilaukset</Link>.
      </p>
      <p>
        Voit ilmoittaa peruutuksesta myös suoraan myyjälle, esimerkiksi tilausvahvistuksessa olevalla
        lomakkeella.
      </p>
      <OrderLinkForm />
    </>
  );
}

function After() {
  return (
    <p>
      Myyjä palauttaa maksusi, myös toimituskulut edullisimman toimitustavan mukaan, viimeistään{" "}
      {withdrawalDays} päivän kuluttua ilmoituksestasi. Hän voi odottaa, kunnes tavara on palautettu tai olet
      osoittanut lähettäneesi sen. Palauta tavara viimeistään {withdrawalDays} päivän kuluttua ilmoituksestasi
      ja sovi siitä myyjän kanssa. Palautuksen välittömät kulut maksat itse, jos myyjä on kertonut siitä ennen
      kauppaa.
    </p>
  );
}

function Cancelling() {
  return (
    <p>
      Tilauksen, jota myyjä ei ole vielä ottanut käsittelyyn, voit perua kokonaan tilauksen sivulla, ostitpa
      yritykseltä tai yksityishenkilöltä. Myyjä voi hylätä tilauksen, jota hän ei pysty toimittamaan, ja
      kertoo silloin syyn.
    </p>
  );
}

const sections = [
  { id: "kenella", title: "Kenellä oikeus on", Body: Who },
  { id: "miten", title: "Näin peruutat", Body: How },
  { id: "sitten", title: "Tavara ja maksu", Body: After },
  { id: "perumispainike", title: "Tilauksen peruminen", Body: Cancelling },
];

export function Component() {
  return (
    <LegalLayout
      title="Peruuttamisoikeus"
      description="Näin peruutat Halkopihassa tehdyn tilauksen: kenellä oikeus on, miten peruutat ja milloin saat rahasi."
      path={paths.withdrawal}
      lead="Kuluttaja voi peruuttaa yritykseltä tekemänsä tilauksen verkossa, tilauksen sivulla."
      sections={sections}
    />
  );
}
