import { Link } from "react-router-dom";
import { toMailHref } from "../../lib/format/contact-href.ts";
import { paths } from "../../lib/routing/paths.ts";
import { useOperator } from "../../market/operator/use-operator.ts";
import { accessibilityChecks } from "./accessibility-checks.ts";
import { LegalLayout } from "./LegalLayout.tsx";

/** Days in which feedback on accessibility is answered: Act on the Provision of Digital Services (306/2019) section 8. */
const answerDays = 14;

function State() {
  return (
    <p>
      Halkopiha täyttää tietojemme mukaan osittain lain digitaalisten palvelujen tarjoamisesta (306/2019)
      vaatimukset eli WCAG 2.1 -kriteerit A- ja AA-tasolla. Puutteet, jotka tiedämme, luetellaan alempana.
    </p>
  );
}

function Checks() {
  return (
    <>
      <p>
        Arvio on omamme. Se perustuu testeihin, jotka ajetaan ennen jokaista uutta versiota. Ulkopuolinen
        asiantuntija ei ole arvioinut palvelua. Testit tarkistavat:
      </p>
      <ul>
        {Object.entries(accessibilityChecks).map(([criterion, what]) => (
          <li key={criterion}>
            <strong>WCAG {criterion}</strong>: {what}
          </li>
        ))}
      </ul>
    </>
  );
}

function Shortcomings() {
  return (
    <ul>
      <li>
        <strong>Ruudunlukijat.</strong> Palvelua ei ole käyty järjestelmällisesti läpi ruudunlukijalla (4.1.2,
        4.1.3).
      </li>
      <li>
        <strong>Karttanäkymä.</strong> Kartan taustakuvia ei ole kuvailtu (1.1.1). Samat myyjät ja
        paikkakunnat ovat luettelona.
      </li>
      <li>
        <strong>Myyjien kuvat ja tekstit.</strong> Myyjä lisää kuvat itse, ja niiden vaihtoehtoinen teksti on
        tuotteen nimi (1.1.1). Ostajien kuvilla arvosteluissa on vain järjestysnumero.
      </li>
      <li>
        <strong>Yrittäjän opas.</strong> PDF-tiedostossa on otsikot ja kieli, mutta sitä ei ole tarkistettu
        PDF/UA-vaatimuksia vasten.
      </li>
    </ul>
  );
}

function Feedback() {
  const operator = useOperator();
  return (
    <>
      <p>
        Huomasitko puutteen, tai tarvitsetko sisällön toisessa muodossa?{" "}
        <Link to={paths.contact}>Kirjoita asiakaspalveluun</Link>
        {operator && (
          <>
            {" "}
            tai osoitteeseen <a href={toMailHref(operator.email)}>{operator.email}</a>
          </>
        )}
        . Vastaamme {answerDays} päivän kuluessa.
      </p>
      <p>
        Jos et ole tyytyväinen vastaukseen tai et saa sitä {answerDays} päivässä, voit tehdä ilmoituksen
        Liikenne- ja viestintävirasto Traficomille, joka valvoo saavutettavuutta:{" "}
        <a href="https://www.saavutettavuusvaatimukset.fi/">saavutettavuusvaatimukset.fi</a>.
      </p>
    </>
  );
}

const sections = [
  { id: "tila", title: "Saavutettavuuden tila", Body: State },
  { id: "arviointi", title: "Miten saavutettavuus on tarkistettu", Body: Checks },
  { id: "puutteet", title: "Puutteet, jotka tiedämme", Body: Shortcomings },
  { id: "palaute", title: "Palaute ja valvonta", Body: Feedback },
];

export function Component() {
  return (
    <LegalLayout
      title="Saavutettavuusseloste"
      description="Miten hyvin Halkopiha toimii apuvälineillä, mitä testit tarkistavat, mitä puutteita tiedämme ja miten annat palautetta."
      path={paths.accessibility}
      lead="Haluamme, että Halkopihassa voi asioida jokainen: suurella tekstillä, näppäimistöllä, ruudunlukijalla ja heikolla yhteydellä."
      sections={sections}
    />
  );
}
