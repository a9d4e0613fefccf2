import { formatRetention, retention } from "@halkopiha/domain/admin/retention.ts";
import { minRemedies, recallHeadline } from "@halkopiha/domain/recalls/recall-labels.ts";
import { appealDays } from "@halkopiha/domain/reports/appeal-period.ts";
import { minRemovals } from "@halkopiha/domain/reports/repeat-offenders.ts";
import { reportReasonLabels, reportReasons } from "@halkopiha/domain/reports/report-reasons.ts";
import { automationRule, redressNote } from "@halkopiha/domain/reports/statement.ts";
import { Link } from "react-router-dom";
import { toMailHref, toTelHref } from "../../lib/format/contact-href.ts";
import { paths } from "../../lib/routing/paths.ts";
import { useOperator } from "../../market/operator/use-operator.ts";
import { LegalLayout } from "./LegalLayout.tsx";

/** How the operator is reached; the contact form alone while the details are unknown. */
function Addresses() {
  const operator = useOperator();
  return (
    <ul>
      {operator && (
        <>
          <li>
            Sähköposti: <a href={toMailHref(operator.email)}>{operator.email}</a>
          </li>
          {operator.phone && (
            <li>
              Puhelin: <a href={toTelHref(operator.phone)}>{operator.phone}</a>
              {operator.hours && `, ${operator.hours}`}
            </li>
          )}
          <li>
            Posti: {operator.name}, {operator.street}, {operator.zip} {operator.place}
          </li>
        </>
      )}
      <li>
        Lomake: <Link to={paths.contact}>asiakaspalvelu</Link>
      </li>
    </ul>
  );
}

const languages = "suomeksi ja englanniksi";

function Authorities() {
  return (
    <>
      <p>
        Jäsenvaltioiden viranomaiset, komissio ja Euroopan digitaalisten palvelujen lautakunta tavoittavat
        meidät digipalvelusäädöksen (EU) 2022/2065 artiklan 11 mukaisesta yhteyspisteestä {languages}:
      </p>
      <Addresses />
    </>
  );
}

function Users() {
  return (
    <>
      <p>
        Ostajat, myyjät ja muut käyttäjät tavoittavat meidät saman säädöksen artiklan 12 mukaisesta
        yhteyspisteestä {languages}. Viesteihin vastaa ihminen.
      </p>
      <Addresses />
    </>
  );
}

function Safety() {
  return (
    <>
      <p>
        Yleisen tuoteturvallisuusasetuksen (EU) 2023/988 artiklan 22 mukainen yhteyspiste tuoteturvallisuutta
        koskeville asioille palvelee sekä markkinavalvontaviranomaisia että kuluttajia {languages}:
      </p>
      <Addresses />
      <p>
        Vaarallisesta tuotteesta voi ilmoittaa myös ilmoituksen sivun kohdasta ”Ilmoita” ja Turvallisuus- ja
        kemikaalivirastolle (Tukes).
      </p>
    </>
  );
}

function Recalls() {
  return (
    <>
      <p>
        Kun saamme tietää vaarallisesta tuotteesta, poistamme sen myynnistä. Kaikki, jotka ovat tilanneet sen
        Halkopihasta, saavat takaisinvedon ilmoituksen sähköpostilla tai, jos osoitetta ei ole,
        tekstiviestillä. Ilmoitus näkyy myös tilauksen sivulla ja tuotteen omassa osoitteessa, vaikka tuotetta
        ei enää myydä.
      </p>
      <p>
        Ilmoituksen otsikko on ”{recallHeadline}”. Siinä kerrotaan, mistä tuotteen tunnistaa, mikä siinä on
        vaarallista, mitä ostajan pitää tehdä, mistä saa lisätietoja maksutta ja mistä hyvityksistä ostaja saa
        valita. Hyvityksiä on vähintään {minRemedies}. Jos takaisinveto perutaan, siitä kerrotaan samoille
        ostajille.
      </p>
    </>
  );
}

function Reporting() {
  return (
    <>
      <p>
        Jokaisella myynti-ilmoituksella ja arvostelulla on painike ”Ilmoita”. Ilmoittaa voi kuka tahansa,
        ilman tiliä. Valitse syy, kerro, mikä sisällössä on vikana, ja vahvista, että ilmoitat vilpittömästi.
        Nimen ja sähköpostin voit jättää antamatta, mutta ilman osoitetta emme voi vahvistaa ilmoitusta emmekä
        kertoa päätöksestä.
      </p>
      <ul>
        {reportReasons.map((reason) => (
          <li key={reason}>{reportReasonLabels[reason]}</li>
        ))}
      </ul>
      <p>Emme kerro ilmoittajan nimeä tai osoitetta sille, jonka sisällöstä on ilmoitettu.</p>
    </>
  );
}

function Deciding() {
  return (
    <>
      <p>
        {automationRule} Voimme poistaa sisällön näkyvistä pysyvästi, piilottaa myynti-ilmoituksen, kunnes se
        on korjattu, tai jättää sisällön näkyviin. Päätös perusteluineen lähetetään ilmoittajalle ja, kun
        sisältö piilotetaan, sen julkaisijalle: myyjälle sähköpostilla tai tekstiviestillä, arvostelun
        kirjoittajalle tilauksen sähköpostiin. Samoin perustelemme, kun poistamme ilmoituksen tai sen kuvan
        tai suljemme tai poistamme tilin.
      </p>
      <p>
        Seuraamme, keneltä on vuoden aikana piilotettu vähintään {minRemovals} ilmoitusta. Toistuva laiton
        sisältö voi johtaa tilin sulkemiseen <Link to={paths.terms}>käyttöehtojen</Link> mukaan.
      </p>
    </>
  );
}

function Appealing() {
  return (
    <>
      <p>
        Se, jolle päätös on vastainen, voi valittaa siitä kerran, maksutta, {appealDays} päivän kuluessa
        päätöksestä. Valitus tehdään sivulla, jonka linkki on päätöksestä kertovassa viestissä. Jos päätös
        muuttuu, toinen osapuoli voi valittaa uudesta päätöksestä samoin.
      </p>
      <p>{redressNote}</p>
    </>
  );
}

function Keeping() {
  const { reports, reporters } = retention;
  return (
    <p>
      Ilmoitus ja sen päätös säilyvät {formatRetention(reports)} {reports.since}. Ilmoittajan nimi ja
      sähköposti poistetaan, kun {reporters.since} on kulunut {formatRetention(reporters)}.
    </p>
  );
}

const sections = [
  { id: "viranomaiset", title: "Yhteyspiste viranomaisille", Body: Authorities },
  { id: "kayttajat", title: "Yhteyspiste käyttäjille", Body: Users },
  { id: "tuoteturvallisuus", title: "Tuoteturvallisuuden yhteyspiste", Body: Safety },
  { id: "takaisinvedot", title: "Näin kerromme takaisinvedoista", Body: Recalls },
  { id: "ilmoittaminen", title: "Näin ilmoitat sisällöstä", Body: Reporting },
  { id: "paatos", title: "Näin päätämme", Body: Deciding },
  { id: "valitus", title: "Näin valitat päätöksestä", Body: Appealing },
  { id: "sailytys", title: "Kauanko tiedot säilyvät", Body: Keeping },
];

export function Component() {
  return (
    <LegalLayout
      title="Yhteyspisteet ja sisällöstä ilmoittaminen"
      description="Halkopihan yhteyspisteet viranomaisille, käyttäjille ja tuoteturvallisuudelle, ja miten sisällöstä ilmoitetaan ja päätöksestä valitetaan."
      path={paths.contactPoints}
      lead="Tällä sivulla kerrotaan, mistä meidät tavoittaa, miten laittomasta tai asiattomasta sisällöstä ilmoitetaan ja mitä sitten tapahtuu."
      sections={sections}
    />
  );
}
