import { minRated } from "@halkopiha/domain/reviews/average.ts";
import { editDays, reviewMonths } from "@halkopiha/domain/reviews/review-periods.ts";
import { maxReviewPhotos, maxReviewText } from "@halkopiha/domain/reviews/stars.ts";
import { Link } from "react-router-dom";
import { formatNumber } from "../../lib/format/format.ts";
import { paths } from "../../lib/routing/paths.ts";
import { LegalLayout } from "./LegalLayout.tsx";

function Who() {
  return (
    <>
      <p>
        Arvostelun voi kirjoittaa vain tilauksen omalla sivulla, johon pääsee tilaajan sähköpostiin
        lähetetystä linkistä, ja vasta kun myyjä on merkinnyt tilauksen toimitetuksi. Siksi jokaisessa
        arvostelussa lukee ”Varmennettu ostos”. Yhdestä tilauksesta voi kirjoittaa yhden arvostelun{" "}
        {reviewMonths} kuukauden kuluessa toimituksesta. Myös toimitetun tilauksen, jonka ostaja on sittemmin
        peruuttanut, voi arvostella.
      </p>
      <p>
        Tilausta, jossa ostajalla ja myyjällä on sama sähköpostiosoite tai puhelinnumero, ei voi arvostella.
        Emme tarkista ostajan henkilöllisyyttä emmekä sitä, miten tavara on maksettu.
      </p>
    </>
  );
}

function What() {
  return (
    <>
      <p>
        Ostaja antaa yhdestä viiteen tähteä ja voi kertoa, olivatko kuivuus, määrä ja aika niin kuin
        sovittiin. Lisäksi hän voi kirjoittaa enintään {formatNumber(maxReviewText)} merkkiä ja lisätä
        enintään {maxReviewPhotos} kuvaa, joista poistamme tiedot kuvauspaikasta. Ostajasta näkyvät etunimi ja
        paikkakunta.
      </p>
      <p>
        Ostaja voi muokata arvosteluaan {editDays} päivän ajan; muokkauspäivä näkyy. Myyjä voi vastata kerran,
        eikä vastausta voi muuttaa.
      </p>
    </>
  );
}

function Shown() {
  return (
    <>
      <p>
        Julkaisemme kaikki arvostelut, hyvät ja huonot, uusimmasta alkaen. Keskiarvo on kaikkien näkyvien
        arvostelujen tähtien keskiarvo, ja se näytetään, kun arvosteluja on vähintään {minRated}. Tuotteen
        sivulla ovat niiden tilausten arvostelut, joissa tuote oli. Arvostelut eivät vaikuta{" "}
        <Link to={paths.sortRules}>hakutulosten järjestykseen</Link>.
      </p>
      <p>Emme maksa arvosteluista, emmekä siirrä niitä muista palveluista.</p>
    </>
  );
}

function Hidden() {
  return (
    <p>
      Ylläpito voi piilottaa arvostelun, joka on asiaton, lainvastainen, koskee toista kauppaa tai paljastaa
      henkilötietoja. Samalla piilotetaan sen kuvat. Syy kerrotaan ostajalle ja myyjälle, ja jokainen piilotus
      jää muutoslokiin. Pelkkä huono arvio ei ole syy. Piilotettua arvostelua ei lasketa keskiarvoon. Jos
      arvostelu on mielestäsi väärä, <Link to={paths.contact}>kirjoita asiakaspalveluun</Link>.
    </p>
  );
}

const sections = [
  { id: "kuka", title: "Kuka voi arvostella", Body: Who },
  { id: "mita", title: "Mitä arvostelussa on", Body: What },
  { id: "nayttaminen", title: "Mitä näytetään", Body: Shown },
  { id: "piilottaminen", title: "Milloin arvostelu piilotetaan", Body: Hidden },
];

export function Component() {
  return (
    <LegalLayout
      title="Näin arvostelut varmistetaan"
      description="Miten Halkopihassa varmistetaan, että arvostelut ovat oikeiden ostajien, ja milloin arvostelu piilotetaan."
      path={paths.reviewRules}
      lead="Jokainen arvostelu on toimitetusta tilauksesta, ja sen on kirjoittanut tilauksen linkin haltija."
      sections={sections}
    />
  );
}
