import { maxOfferDays, priorDays } from "@halkopiha/domain/products/offers/offer-days.ts";
import { claimMonths, noticeWeeks } from "@halkopiha/domain/reference-data/membership.ts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { FactTable } from "../../../ui/data/FactTable.tsx";
import { Note, type ProseSection } from "../../../ui/layout/Prose.tsx";
import { Fees } from "./Fees.tsx";

const notice = noticeWeeks === 1 ? "viikkoa" : `${noticeWeeks} viikkoa`;
const claims = claimMonths === 1 ? "kuukauden" : `${claimMonths} kuukauden`;

export function Service() {
  return (
    <>
      <p>
        Halkopiha on kauppapaikka, jossa myyjät tarjoavat polttopuita, muita puutuotteita ja metsäpalveluja ja
        ostajat tilaavat niitä. Kauppa syntyy aina ostajan ja myyjän välille. Palveluntarjoaja, jonka tiedot
        ovat sivun lopussa, ylläpitää palvelua, mutta ei omista, varastoi eikä kuljeta tuotteita.
      </p>
      <p>
        Ostaja saa hakea, vertailla ja tilata ilman kirjautumista ja ilman maksua. Myyjällä on oltava tili.
        Kun käytät palvelua tai luot tilin, hyväksyt nämä ehdot.
      </p>
    </>
  );
}

function Account() {
  return (
    <>
      <p>
        Myyjä voi olla yritys tai yksityishenkilö. Ilmoituksissa, myyjän sivulla, ostoskorissa ja
        tilausvahvistuksessa kerrotaan, kumpi hän on.{" "}
        <strong>Yrityksenä myyvän on oltava Suomessa arvonlisäverovelvollinen</strong>, ja rekisteröinnin on
        oltava voimassa koko sopimuksen ajan. Annettujen tietojen on oltava oikeat, ja muutokset on
        päivitettävä omaan profiiliin viipymättä.
      </p>
      <p>
        Tili aukeaa, kun vuosimaksu on maksettu ja ylläpito on hyväksynyt tilin. Palveluntarjoaja antaa
        käyttöoikeuden. Tunnus on henkilökohtainen: salasanaa ei saa antaa muille, ja myyjä vastaa siitä, mitä
        hänen tunnuksellaan tehdään.
      </p>
    </>
  );
}

function Plans() {
  return (
    <>
      <p>
        Tilejä on kaksi, ja molemmista maksetaan vuodeksi kerrallaan. Voimassa olevat hinnat näkyvät
        etusivulla ja tilin luomisen yhteydessä.
      </p>
      <FactTable
        alignLeft
        caption="Tilit"
        headers={["Tili", "Mitä siihen kuuluu"]}
        rows={[
          [
            "Basic",
            "Oma myyjäsivu, tuotteet ja palvelut, tilaukset, toimituskulut ja näkyvyys haussa ja kartalla",
          ],
          ["Premium", "Kaikki Basic-tilin ominaisuudet ja lisäksi tarjoukset, kun tili on maksettu"],
        ]}
      />
    </>
  );
}

/** How long the contract lasts, and how it is ended. */
export function ContractYear() {
  return (
    <p>
      Sopimuskausi on <strong>kalenterivuosi</strong>. Sopimus jatkuu vuodeksi kerrallaan, ellei sitä
      irtisanota. Irtisanominen on tehtävä viimeistään{" "}
      <strong>{notice} ennen sopimuskauden päättymistä</strong> kirjallisesti, esimerkiksi{" "}
      <Link to={paths.contact}>asiakaspalvelun lomakkeella</Link>. Jo maksettua maksua ei palauteta, jos
      sopimus päätetään kesken kauden.
    </p>
  );
}

function Period() {
  return (
    <>
      <ContractYear />
      <p>
        Palveluntarjoaja voi muuttaa ehtoja ja hintoja. Muutoksista kerrotaan ennen seuraavan kauden alkua.
      </p>
    </>
  );
}

/** What a seller has to do. */
export function DutyList({ children }: { children?: ReactNode }) {
  return (
    <ul>
      <li>Ilmoita tuotteesta todellinen hinta veroineen, määrä, pituus, puulaji ja kuivuus.</li>
      <li>
        Myy vain puuta, joka täyttää <Link to={paths.quality}>laatuvaatimukset</Link>.
      </li>
      <li>
        Merkitse tarjoukseksi vain hinta, joka on alempi kuin alin hintasi {priorDays} päivän aikana ennen
        tarjousta. Vain sellainen tarjous näytetään ostajille, ja enintään {maxOfferDays} päivää.
      </li>
      <li>Pidä saatavilla oleva määrä ajan tasalla ja käsittele tilaukset viipymättä.</li>
      <li>Käytä vain kuvia ja tekstejä, joihin sinulla on oikeus.</li>
      <li>Käytä ostajan tietoja vain tilauksen tai tarjouspyynnön hoitamiseen.</li>
      <li>
        Älä arvostele omia tilauksiasi äläkä lupaa etua arvostelusta.{" "}
        <Link to={paths.reviewRules}>Näin arvostelut varmistetaan</Link>
      </li>
      {children}
    </ul>
  );
}

function Duties() {
  return (
    <>
      <DutyList />
      <Note>
        <p>
          Palveluntarjoaja voi <strong>sulkea myyjän tilin</strong>, jos myyjä rikkoo näitä ehtoja. Ensin
          pyydämme korjaamaan asian, ellei rikkomus ole vakava. Tilin sulkeminen ei poista velvollisuutta
          toimittaa jo vahvistettuja tilauksia.
        </p>
      </Note>
    </>
  );
}

function Liability() {
  return (
    <>
      <p>
        Pyrimme pitämään palvelun toiminnassa ympäri vuorokauden, mutta huollot ja viat voivat aiheuttaa
        katkoja. Palveluntarjoaja ei vastaa myyjän tuotteista eikä myyjän ja ostajan välisestä kaupasta.
        Palveluntarjoajan vastuu myyjälle on <strong>enintään vuosimaksun suuruinen</strong>. Rajoitus ei
        koske tahallaan tai törkeällä huolimattomuudella aiheutettua vahinkoa.
      </p>
      <p>
        Palvelua koskevat vaatimukset on esitettävä kirjallisesti <strong>{claims} kuluessa</strong> siitä,
        kun virhe havaittiin tai se olisi pitänyt havaita.
      </p>
    </>
  );
}

function Privacy() {
  return (
    <p>
      Sivulla <Link to={paths.privacy}>Tietosuoja</Link> kerrotaan, mitä henkilötietoja käsittelemme, miksi ja
      kauanko. Sopimukseen sovelletaan Suomen lakia, ja erimielisyydet pyritään ensin ratkaisemaan
      neuvotellen.
    </p>
  );
}

/** The sections of the first version of the terms of use. */
export const sections = [
  { id: "palvelu", title: "Palvelu", Body: Service },
  { id: "tili", title: "Myyjän tili", Body: Account },
  { id: "vaihtoehdot", title: "Basic ja Premium", Body: Plans },
  { id: "maksut", title: "Maksut ja laskutus", Body: Fees },
  { id: "sopimuskausi", title: "Sopimuskausi ja irtisanominen", Body: Period },
  { id: "velvollisuudet", title: "Myyjän velvollisuudet", Body: Duties },
  { id: "vastuu", title: "Vastuu ja vaatimukset", Body: Liability },
  { id: "tiedot", title: "Henkilötiedot ja sovellettava laki", Body: Privacy },
] as const satisfies readonly ProseSection[];
