import { messages } from "@halkopiha/domain/messages.ts";
import { formatVat } from "@halkopiha/domain/money/euros.ts";
import { defaultVat, vatClasses } from "@halkopiha/domain/money/money.ts";
import { vatExemptNote } from "@halkopiha/domain/money/vat-note.ts";
import { drynessGuarantee } from "@halkopiha/domain/products/dry-wood.ts";
import { Link } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import { FactTable } from "../../ui/data/FactTable.tsx";
import { Note } from "../../ui/layout/Prose.tsx";
import { LegalLayout } from "./LegalLayout.tsx";

function Parties() {
  return (
    <p>
      Ostat tuotteen aina myyjältä, jonka nimi ja yhteystiedot näkyvät ilmoituksessa ja tilausvahvistuksessa.
      Halkopiha välittää tilauksen, mutta ei ole kaupan osapuoli. Jos tilaat kerralla usealta myyjältä,
      jokaisen kanssa syntyy oma tilaus ja oma tilausnumero.
    </p>
  );
}

function Prices() {
  return (
    <>
      <p>
        Hinnat on ilmoitettu euroina, ja ne sisältävät arvonlisäveron. Tuotteen verokanta näkyy ostoskorissa,
        tilauksessa ja laskulla. Tilaukseen jää se verokanta, joka oli voimassa tilaushetkellä.
      </p>
      <p>
        Yksityishenkilö voi ilmoittaa, ettei hän ole arvonlisäverovelvollinen. Silloin hinnoissa ei ole
        arvonlisäveroa, eikä sitä eritellä. Tilauksessa lukee: ”{vatExemptNote}”
      </p>
      <FactTable
        alignLeft
        caption="Arvonlisäverokannat"
        headers={["Verokanta", "Milloin sitä käytetään"]}
        rows={vatClasses.map(({ vat }) => [
          formatVat(vat),
          vat === defaultVat
            ? "Yleinen verokanta: polttopuut, puutuotteet ja palvelut, ellei muuta ilmoiteta"
            : "Tuotteet, joilla lain mukaan on alempi verokanta. Myyjä ilmoittaa sen tuotteen tiedoissa",
        ])}
      />
      <p>
        Maksutavasta ja maksuajasta sovit myyjän kanssa. Halkopiha ei ota vastaan maksuja eikä peri ostajalta
        palvelumaksua.
      </p>
    </>
  );
}

function Ordering() {
  return (
    <>
      <p>
        Tilaus syntyy, kun painat ostoskorissa painiketta Vahvista maksullinen tilaus. Saat tilausnumeron heti
        näytölle ja vahvistuksen sähköpostiisi. Tilauksella on neljä tilaa: vastaanotettu, käsittelyssä,
        toimituksessa ja toimitettu.
      </p>
      <p>
        <strong>Tilattu määrä varataan sinulle tilaushetkellä</strong>, ja se vähennetään myyjän varastosta.
        Tuotteen pitäminen ostoskorissa ei vielä varaa sitä. Jos joku muu ehtii ensin, ostoskori kertoo, ettei
        tuotetta ole enää tarpeeksi. Tilaus joko onnistuu kokonaan tai sitä ei tehdä lainkaan.
      </p>
      <p>
        Voit perua tilauksen sen sivulla, kunnes myyjä ottaa sen käsittelyyn. Sivun linkki on jokaisessa
        tilauksen sähköpostissa. Jos haluat muuttaa tilausta tai perua sen myöhemmin, ota yhteyttä myyjään
        mahdollisimman pian, mielellään ennen kuin kuorma on lastattu.
      </p>
      <p>
        Myyjä voi hylätä tilauksen ennen toimitusta, jos hän ei pysty toimittamaan sitä, ja kertoo syyn. Hän
        voi myös päättää tilauksen, jota ei ole noudettu. Jos olet jo maksanut, myyjä palauttaa koko summan.
      </p>
    </>
  );
}

function Delivery() {
  return (
    <>
      <p>
        Voit noutaa tuotteet myyjältä tai pyytää toimituksen, jos myyjä kuljettaa. Toimituksen hinta joko
        lasketaan kilometrien mukaan tai on kiinteä, ja näet sen ennen tilauksen vahvistamista. Kilometrit
        lasketaan paikkakuntien välillä, joten pitkän tai huonon tien päähän toimitettaessa myyjä voi sopia
        kanssasi muusta hinnasta. Jos myyjä ei ole hinnoitellut toimitusta, ostoskorissa lukee: ”
        {messages.deliveryUnpriced}”
      </p>
      <ul>
        <li>Sovi toimituspäivästä ja purkupaikasta myyjän kanssa.</li>
        <li>Huolehdi, että auto mahtuu perille ja purkupaikka on tasainen ja vapaa.</li>
        <li>Tarkista määrä ja laatu ennen pinoamista. Irtokuorma on helpoin mitata lavalla.</li>
        <li>Vaaranvastuu siirtyy sinulle, kun tuote on luovutettu.</li>
      </ul>
      <p>
        Jos toimitus viivästyy, myyjä kertoo siitä ja uuden ajan. Ellei tuotetta toimiteta kohtuullisessa
        lisäajassa, voit purkaa kaupan.
      </p>
    </>
  );
}

function Rights() {
  return (
    <>
      <p>
        Kun ostat kuluttajana yritykseltä, sinua suojaa kuluttajansuojalaki. Nämä ehdot eivät vähennä lain
        antamia oikeuksia.
      </p>
      <ul>
        <li>
          <strong>Peruutusoikeus.</strong> Etämyynnissä voit yleensä peruuttaa kaupan 14 päivän kuluessa
          siitä, kun sait tavaran. Peruutat tilauksen sivulla painikkeesta ”Peruuta sopimus tästä”:{" "}
          <Link to={paths.withdrawal}>näin peruutat</Link>. Palautuksen kulut maksat yleensä itse, jos myyjä
          on kertonut siitä ennen kauppaa. Oikeutta ei ole tuotteeseen, joka on tehty juuri sinun mittojesi
          mukaan.
        </li>
        <li>
          <strong>Virhe.</strong> Jos puu on luvattua märempää, määrä vajaa tai tuote muuten toinen kuin
          sovittiin, sinulla on oikeus korjaukseen, uuteen toimitukseen, hinnan alennukseen tai kaupan
          purkuun.
        </li>
        <li>
          <strong>Reklamaatio.</strong> Kerro virheestä myyjälle kohtuullisessa ajassa sen havaitsemisesta.
          Kahden kuukauden kuluessa tehty reklamaatio on aina ajoissa. Ota kuva ja säilytä osa puista
          tarkistusta varten.
        </li>
        <li>
          <strong>Riita.</strong> Ellei asia selviä, apua saa kuluttajaneuvonnasta, ja asian voi viedä
          kuluttajariitalautakuntaan.
        </li>
      </ul>
      <Note>
        <p>
          Yksityishenkilöltä ostettaessa sovelletaan kauppalakia. Silloin peruutusoikeutta ei ole, ellei siitä
          sovita.
        </p>
      </Note>
    </>
  );
}

function Quality() {
  return (
    <>
      <p>
        Polttopuun on täytettävä <Link to={paths.quality}>laatuvaatimukset</Link>, ellei ilmoituksessa
        selvästi kerrota muuta. Mitat ovat luonnostaan likimääräisiä: kuutiot ja pituudet saavat vaihdella sen
        verran kuin <Link to={paths.measures}>mittayksiköistä kertova sivu</Link> sanoo.
      </p>
      <h3>Kuivuustakuu</h3>
      <p>Myyjä voi antaa kuivalle polttopuulle kuivuustakuun, joka näkyy ilmoituksessa. Se tarkoittaa:</p>
      <ul>
        {drynessGuarantee.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function Obstacles() {
  return (
    <p>
      Kelirikko, lumi tai muu ylivoimainen este voi siirtää toimitusta. Silloin kumpikaan ei ole velvollinen
      korvaamaan toiselle viivästyksestä aiheutunutta vahinkoa, mutta esteestä on kerrottava heti. Jos este
      kestää kauan, molemmat voivat perua kaupan ilman kuluja.
    </p>
  );
}

const sections = [
  { id: "osapuolet", title: "Kaupan osapuolet", Body: Parties },
  { id: "hinnat", title: "Hinnat ja arvonlisävero", Body: Prices },
  { id: "tilaus", title: "Tilaus ja varaus", Body: Ordering },
  { id: "toimitus", title: "Nouto ja toimitus", Body: Delivery },
  { id: "laatu", title: "Laatu ja mitat", Body: Quality },
  { id: "kuluttaja", title: "Kuluttajan oikeudet", Body: Rights },
  { id: "este", title: "Ylivoimainen este", Body: Obstacles },
];

export function Component() {
  return (
    <LegalLayout
      title="Myynti- ja toimitusehdot"
      description="Näin kauppa Halkopihassa syntyy: hinnat, arvonlisävero, varaus, toimitus ja kuluttajan oikeudet."
      path={paths.salesTerms}
      lead="Näitä ehtoja noudatetaan, kun tilaat tuotteita tai palveluja Halkopihan kautta."
      sections={sections}
    />
  );
}
