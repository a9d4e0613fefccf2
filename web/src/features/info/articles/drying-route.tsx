import {
  dryBelowPercent,
  foreignMatter,
  minSplitPercent,
} from "@halkopiha/domain/energy/firewood-quality.ts";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { FactTable } from "../../../ui/data/FactTable.tsx";
import { Note, Prose } from "../../../ui/layout/Prose.tsx";
import { InfoLayout } from "../InfoLayout.tsx";
import { ShedDiagram } from "./ShedDiagram.tsx";

function Year() {
  return (
    <>
      <p>
        Puu kuivuu parhaiten keväällä ja alkukesällä, kun ilma on kuivaa ja aurinko lämmittää. Talvella
        kaadettu ja ennen toukokuuta pilkottu puu ehtii kuivua samana kesänä. Syksyllä ilma on kosteaa, eikä
        puu enää juuri kuivu, vaikka sitä olisi kuinka monta viikkoa.
      </p>
      <FactTable
        alignLeft
        caption="Polttopuun vuosi"
        headers={["Aika", "Mitä tehdään"]}
        rows={[
          ["Joulu–maaliskuu", "Kaato ja juonto, kun puussa on vähiten vettä"],
          ["Maalis–toukokuu", "Katkonta ja halkominen, pinot aurinkoon"],
          ["Touko–elokuu", "Kuivuminen tuulisella paikalla, katto päälle"],
          ["Elo–syyskuu", "Kuivat puut katon alle ennen syyssateita"],
          ["Lämmityskausi", "Parin päivän puut sisälle lämpenemään"],
        ]}
      />
      <p>
        Halkaistu puu kuivuu monta kertaa nopeammin kuin pyöreä, koska kuori pitää veden sisällä. Siksi
        myytävistä pilkkeistä vähintään {minSplitPercent} prosenttia on halottuja. Koivu on halottava tai
        ainakin aisattava pian, sillä tuohen alla se lahoaa.
      </p>
    </>
  );
}

function Shed() {
  return (
    <>
      <ShedDiagram />
      <ul>
        <li>Jätä pinon alle vähintään kymmenen senttiä ilmaa. Kuormalavat tai kaksi parrua riittävät.</li>
        <li>Katto suojaa sateelta, mutta seinissä saa olla rakoja. Tuuli kuivaa, ei lämpö.</li>
        <li>Jätä pinon ja seinän väliin kämmenen levyinen rako.</li>
        <li>Älä kääri pinoa kokonaan pressuun: kosteus jää sisään ja puu homehtuu. Peitä vain päältä.</li>
        <li>Pinoa vanhat puut eteen ja uudet taakse, niin käytät ne oikeassa järjestyksessä.</li>
        <li>Älä tee isoa pinoa kiinni asuintalon seinään, se on paloriski.</li>
      </ul>
    </>
  );
}

function Testing() {
  return (
    <>
      <p>
        Puu on kuivaa, kun sen kosteus on alle {dryBelowPercent} prosenttia. Varmimmin sen kertoo
        piikkimittari, joka maksaa rautakaupassa muutaman kympin. Halkaise klapi ja mittaa tuoreesta
        halkaisupinnasta, sillä pinta on aina kuivempi kuin sisus. Ilman mittariakin pääsee pitkälle:
      </p>
      <ul>
        <li>Kuivat klapit helähtävät toisiaan vasten, märät kumahtavat.</li>
        <li>Päissä näkyy halkeamia ja kuori irtoaa helposti.</li>
        <li>Klapi tuntuu kädessä yllättävän kevyeltä.</li>
        <li>
          Sivele päähän astianpesuainetta ja puhalla toisesta päästä: kuivan lehtipuun läpi nousee kuplia.
        </li>
        <li>Tulessa kuiva puu syttyy nopeasti eikä sihise.</li>
      </ul>
    </>
  );
}

function Indoors() {
  return (
    <>
      <p>
        Tuo puut sisälle päivää tai paria ennen polttoa. Lämmin puu syttyy helpommin, ja pinnalle tiivistynyt
        kosteus ehtii haihtua. Yhden tai kahden päivän tarve riittää kerralla: suuresta määrästä tulee roskaa
        ja joskus ötököitäkin. Pidä puukori niin etäällä tulisijasta, ettei se kuumene.
      </p>
      <p>
        Polttopuun seassa ei saa olla {foreignMatter.slice(0, -1).join(", ")} eikä {foreignMatter.at(-1)}.
        Pudistele lumi pois jo pihalla. Maalattu, liimattu tai kyllästetty puu ei ole polttopuuta, vaan se
        kuuluu jäteasemalle.
      </p>
      <Note>
        <p>
          <strong>Sait kosteita puita, vaikka tilasit kuivia?</strong> Ota kuva, kirjaa mittaustulos ja sovi
          asia ensin myyjän kanssa. Oikeutesi löydät{" "}
          <Link to={paths.salesTerms}>myynti- ja toimitusehdoista</Link>.
        </p>
      </Note>
    </>
  );
}

const sections = [
  { id: "vuosi", title: "Kevät kuivaa, syksy kastelee", Body: Year },
  { id: "liiteri", title: "Hyvä liiteri", Body: Shed },
  { id: "kuivuus", title: "Mistä tietää, että puu on kuivaa", Body: Testing },
  { id: "sisalla", title: "Puut sisälle", Body: Indoors },
];

export function Component() {
  return (
    <InfoLayout path={paths.drying}>
      <Prose
        lead="Kuivaamiseen tarvitaan kolme asiaa: halkaistu puu, tuuli ja aikaa. Kun puu on kerran kuivunut, tehtäväksi jää enää pitää se kuivana."
        sections={sections}
      />
    </InfoLayout>
  );
}
