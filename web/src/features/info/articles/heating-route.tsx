import { stoves, woodForStove } from "@halkopiha/domain/energy/energy.ts";
import { dryBelowPercent } from "@halkopiha/domain/energy/firewood-quality.ts";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../lib/format/format.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { FactTable } from "../../../ui/data/FactTable.tsx";
import { Note, Prose } from "../../../ui/layout/Prose.tsx";
import { formatEfficiency } from "../format-efficiency.ts";
import { InfoLayout } from "../InfoLayout.tsx";
import { EfficiencyDiagram } from "./EfficiencyDiagram.tsx";

const stoveWeights = [500, 1000, 1500, 2000, 3000] as const;

function Efficiency() {
  return (
    <>
      <p>
        Hyötysuhde kertoo, kuinka suuri osa puun lämmöstä jää taloon. Loppu menee savun mukana piipusta.
        Avotakka on ennen kaikkea kaunis: se vetää huoneesta mukaansa myös lämmintä ilmaa. Varaava uuni taas
        ottaa lämmön kiviinsä ja luovuttaa sitä vielä seuraavana päivänä.
      </p>
      <EfficiencyDiagram />
      <FactTable
        caption="Tulisijojen hyötysuhteita"
        headers={["Tulisija", "Hyötysuhde"]}
        rows={stoves.map((stove) => [stove.name, formatEfficiency(stove)])}
      />
    </>
  );
}

function Amount() {
  return (
    <>
      <p>
        Varaavaan uuniin riittää <strong>kilo puuta uunin sataa painokiloa kohti</strong>. Uunin paino löytyy
        käyttöohjeesta. Määrä on koko lämmityskerran tarve: puut ladotaan pesään kahdessa tai kolmessa erässä,
        ei kerralla. Jos uuni jäähtyy ennen seuraavaa iltaa, lämmitä uudelleen, älä polta enempää kerralla.
        Liian kova kuumennus halkaisee muurauksen.
      </p>
      <FactTable
        caption="Puun tarve yhteen lämmitykseen"
        headers={["Tulisijan paino", "Puuta"]}
        rows={stoveWeights.map((weight) => [
          `${formatNumber(weight)} kg`,
          `${formatNumber(woodForStove(weight))} kg`,
        ])}
      />
      <p>Kuiva koivuklapi painaa noin kilon, joten puun määrän voi laskea suunnilleen klapeina.</p>
    </>
  );
}

function Lighting() {
  return (
    <ol>
      <li>Avaa pelti ja ilmaluukut. Kokeile tulitikulla, taipuuko liekki hormiin päin.</li>
      <li>Poista tuhka, jos sitä on arinan päällä. Tuhka tukkii ilman tien.</li>
      <li>Lado klapit väljästi kuoripuoli alaspäin ja jätä väleihin ilmaa.</li>
      <li>
        Tee sytykkeistä ja tuohesta pieni keko klapien päälle ja sytytä <strong>päältä</strong>. Tuli etenee
        hitaasti alaspäin, ja savukaasut palavat liekissä eivätkä karkaa piippuun.
      </li>
      <li>Pidä ilmaa runsaasti, kunnes liekki on kirkas. Vähennä sitten hieman, mutta älä kituuta.</li>
      <li>
        Lisää puuta, kun liekit alkavat laskea mutta hiillos on vielä kirkas. Avaa luukku rauhallisesti.
      </li>
      <li>
        Sulje pelti vasta, kun hiilloksessa ei näy <strong>yhtään sinistä liekkiä</strong> ja hiillos on lähes
        musta.
      </li>
    </ol>
  );
}

function Safety() {
  return (
    <>
      <Note>
        <p>
          <strong>Häkä ei haise eikä näy.</strong> Liian aikaisin suljettu pelti voi tappaa. Hanki
          häkävaroitin jokaiseen kotiin ja mökkiin, jossa poltetaan puuta.
        </p>
      </Note>
      <ul>
        <li>
          Polta vain puhdasta puuta, jonka kosteus on alle {dryBelowPercent} prosenttia. Roskat, maalattu puu
          ja kyllästetty puu eivät kuulu tulisijaan.
        </li>
        <li>Nuohouta hormi vuosittain, loma-asunnolla vähintään kolmen vuoden välein.</li>
        <li>Vie tuhka ulos kannelliseen metalliastiaan. Hiilet voivat hehkua tuhkassa monta päivää.</li>
        <li>Lämmitä pitkään kylmillään ollut uuni varovasti, pieni pesällinen kerrallaan.</li>
        <li>Jos savu on tummaa, ilmaa on liian vähän tai puu on märkää. Hyvä savu on melkein näkymätöntä.</li>
      </ul>
      <p>
        Paljonko lämpö maksaa juuri sinun uunissasi? Kokeile{" "}
        <Link to={paths.calculator}>energialaskuria</Link>.
      </p>
    </>
  );
}

const sections = [
  { id: "hyotysuhde", title: "Paljonko lämmöstä jää taloon", Body: Efficiency },
  { id: "maara", title: "Paljonko puuta kerralla", Body: Amount },
  { id: "sytytys", title: "Sytytys vaihe vaiheelta", Body: Lighting },
  { id: "turvallisuus", title: "Turvallisesti ja puhtaasti", Body: Safety },
];

export function Component() {
  return (
    <InfoLayout path={paths.heating}>
      <Prose
        lead="Hyvä lämmittäjä polttaa kuivaa puuta kirkkaalla liekillä, antaa sille ilmaa ja malttaa odottaa ennen pellin sulkemista."
        sections={sections}
      />
    </InfoLayout>
  );
}
