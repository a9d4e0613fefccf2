import { processing } from "@halkopiha/domain/admin/processing.ts";
import {
  describeKept,
  formatRetention,
  listKeptRules,
  retention,
} from "@halkopiha/domain/admin/retention.ts";
import { erasureGraceDays, orderContactDays } from "@halkopiha/domain/personal-data/erasure-periods.ts";
import { Link } from "react-router-dom";
import { toMailHref } from "../../lib/format/contact-href.ts";
import { paths } from "../../lib/routing/paths.ts";
import { useOperator } from "../../market/operator/use-operator.ts";
import { FactTable } from "../../ui/data/FactTable.tsx";
import { LegalLayout } from "./LegalLayout.tsx";

function Controller() {
  const operator = useOperator();
  return (
    <>
      <p>
        {operator ? (
          <>
            Rekisterinpitäjä on {operator.name} (Y-tunnus {operator.ytunnus}), {operator.street},{" "}
            {operator.zip} {operator.place}, <a href={toMailHref(operator.email)}>{operator.email}</a>.
          </>
        ) : (
          <>
            Rekisterinpitäjä on Halkopihan ylläpitäjä, jonka tavoittaa{" "}
            <Link to={paths.contact}>asiakaspalvelusta</Link>.
          </>
        )}{" "}
        Tietosuojavastaavaa ei ole nimetty.
      </p>
      <p>
        Myyjä, jolta tilaat, on saamiensa ostajan tietojen osalta itse rekisterinpitäjä ja saa käyttää niitä
        vain tilauksen tai tarjouspyynnön hoitamiseen.
      </p>
    </>
  );
}

function Purposes() {
  return processing.map(({ title, purpose, basis, rules }) => (
    <section key={title}>
      <h3>{title}</h3>
      <p>{purpose}</p>
      <p>Peruste: {basis}.</p>
      <FactTable
        alignLeft
        caption="Tiedot ja säilytysaika"
        headers={["Tieto", "Säilytysaika"]}
        rows={rules.map((name) => {
          const rule = retention[name];
          return [rule.label, `${formatRetention(rule)} ${rule.since}`] as const;
        })}
      />
    </section>
  ));
}

function Accounts() {
  return (
    <p>
      Myyjän tili, ilmoitukset ja niiden kuvat säilyvät niin kauan kuin tili on olemassa. Tietoja ei käytetä
      mainontaan eikä automaattiseen päätöksentekoon, eikä niitä myydä.
    </p>
  );
}

function Recipients() {
  return (
    <>
      <ul>
        <li>Myyjä, jolta tilaat tai pyydät tarjousta: nimi, yhteystiedot, osoite ja viestit.</li>
        <li>
          Kaikki: myyjän julkinen nimi, yhteystiedot ja ilmoitukset, sekä arvostelussa ostajan etunimi ja
          paikkakunta.
        </li>
        <li>
          Google Cloud (Firebase) käsittelee tiedot lukuumme. Palvelinohjelmat ajetaan Suomessa. Kirjautumisen
          tiedot ja palvelun oma valvonta voivat olla myös EU:n ulkopuolella, EU:n ja Yhdysvaltojen
          tietosuojakehyksen ja vakiolausekkeiden perusteella. Jos väärinkäytön esto on päällä, Googlen
          reCAPTCHA saa tietoja selaimestasi, kun tallennat jotakin.
        </li>
        <li>Sähköpostin ja tekstiviestien välittäjä: vastaanottajan osoite ja viesti.</li>
        <li>
          Selaimesi valmistajan ilmoituspalvelu, jos otat ilmoitukset käyttöön: laitteen tunniste ja aika,
          mutta ei viestin sisältöä, joka on salattu.
        </li>
        <li>OpenStreetMapin karttapalvelin, jos avaat kartan: IP-osoite ja karttakohta.</li>
        <li>Viranomainen, jolla on lakiin perustuva oikeus tietoon, kuten verottaja.</li>
      </ul>
      <p>Tarjouspyyntöjen ja arvostelujen kuvista poistetaan kuvauspaikka ja muut piilotiedot.</p>
    </>
  );
}

function Cookies() {
  return (
    <>
      <p>
        Käytämme yhtä evästettä, <strong>__session</strong>. Se on välttämätön: siitä palvelin tunnistaa
        selaimesi ostoskorin ja suosikit. Se vanhenee, kun {retention.visitor.since} on kulunut{" "}
        {formatRetention(retention.visitor)}. Seuranta- ja mainosevästeitä ei ole, joten suostumusta ei
        kysytä.
      </p>
      <p>
        Laitteellesi tallennetaan lisäksi ostoskori, lomakkeiden luonnokset, omat tilaukset ja viimeksi
        katsotut sivut, jotta palvelu toimii ilman verkkoyhteyttä. Ne poistat selaimen asetuksista, ja
        tilaukset myös sivulla <Link to={paths.placedOrders}>Omat tilaukset</Link>.
      </p>
    </>
  );
}

function Rights() {
  return (
    <>
      <p>
        Sinulla on oikeus saada tietosi, oikaista ne, saada ne poistetuiksi tai siirretyiksi, rajoittaa
        käsittelyä ja vastustaa sitä, mikä perustuu oikeutettuun etuun. Vastaamme kuukauden kuluessa.
      </p>
      <h3>Myyjä: lataa ja poista itse</h3>
      <p>
        Profiilin kohdasta Tilinhallinta lataat omat tietosi koneluettavana tiedostona. Samasta kohdasta
        poistat tilisi: ilmoitukset poistuvat myynnistä heti, ja tili ja sen tiedot poistetaan{" "}
        {erasureGraceDays} päivän kuluttua, kun avoimia tilauksia ei enää ole. Siihen asti voit perua poiston.
      </p>
      <h3>Ostaja ja yhteydenottaja</h3>
      <p>
        Tee pyyntö <Link to={paths.contact}>asiakaspalvelussa</Link> ja kerro sen sähköpostiosoitteen tai
        puhelinnumeron, jolla asioit. Lähetämme sinulle tiedostona kaiken, mitä siitä on tallennettu, tai
        poistamme yhteydenotot, hakuvahdit, tarjouspyynnöt ja viestit sekä tilauksista nimesi, yhteystietosi,
        osoitteesi, viestit ja arvostelun. Keskeneräisen tilauksen tietoja emme poista, emmekä sellaisen,
        jonka päättymisestä on alle {orderContactDays} päivää, koska osapuolet voivat tarvita toistensa
        yhteystietoja.
      </p>
      <h3>Mitä emme voi poistaa</h3>
      <p>Laki vaatii säilyttämään seuraavat tiedot, vaikka pyydät poistamista:</p>
      <ul>
        {listKeptRules().map((rule) => (
          <li key={rule.label}>{describeKept(rule)}</li>
        ))}
      </ul>
      <p>
        Voit myös tehdä valituksen tietosuojavaltuutetulle: <a href="https://tietosuoja.fi/">tietosuoja.fi</a>
        .
      </p>
    </>
  );
}

const sections = [
  { id: "rekisterinpitaja", title: "Kuka vastaa tiedoista", Body: Controller },
  { id: "tarkoitukset", title: "Mitä käsittelemme, miksi ja kauanko", Body: Purposes },
  { id: "tili", title: "Tilin tiedot", Body: Accounts },
  { id: "vastaanottajat", title: "Kuka tietoja saa", Body: Recipients },
  { id: "evasteet", title: "Evästeet ja laitteelle tallennettu", Body: Cookies },
  { id: "oikeudet", title: "Oikeutesi", Body: Rights },
];

export function Component() {
  return (
    <LegalLayout
      title="Tietosuoja"
      description="Mitä henkilötietoja Halkopiha käsittelee, mihin ja millä perusteella, kauanko ne säilyvät, kuka niitä saa ja mitkä ovat oikeutesi."
      path={paths.privacy}
      lead="Käsittelemme vain tietoja, joita kaupan tekemiseen tarvitaan."
      sections={sections}
    />
  );
}
