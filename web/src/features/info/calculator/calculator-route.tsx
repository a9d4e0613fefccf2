import { fuels, heatValue, stoves } from "@halkopiha/domain/energy/energy.ts";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../lib/format/format.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { FactTable } from "../../../ui/data/FactTable.tsx";
import { Prose } from "../../../ui/layout/Prose.tsx";
import { formatEfficiency } from "../format-efficiency.ts";
import { fuelLabel } from "../fuel-labels.ts";
import { InfoLayout } from "../InfoLayout.tsx";
import { Calculator } from "./Calculator.tsx";

const { irto, pino } = heatValue;

function Filling() {
  return (
    <>
      <ul>
        <li>
          <strong>Puulaji.</strong> Valitse se, mitä myyjä on ilmoittanut. Jos kuormassa on montaa lajia,
          valitse sekapuu, havusekapuu tai lehtisekapuu.
        </li>
        <li>
          <strong>Yksikkö.</strong> Irtokuutio tai pinokuutio sen mukaan, miten puu myydään. Ero on suuri,
          joten tarkista se ilmoituksesta. <Link to={paths.measures}>Mittayksiköistä</Link> on oma sivunsa.
        </li>
        <li>
          <strong>Määrä.</strong> Montako kuutiota ostat. Puolikkaatkin käyvät, esimerkiksi 2,5.
        </li>
        <li>
          <strong>Hinta.</strong> Yhden kuution hinta euroina. Lisää siihen tuonnin osuus, jos haluat tietää,
          mitä lämpö maksaa kotiin tuotuna.
        </li>
        <li>
          <strong>Hyötysuhde.</strong> Montako prosenttia puun lämmöstä jää taloon. Käytä oman tulisijasi
          lukua tai alla olevan taulukon arvoa.
        </li>
      </ul>
      <FactTable
        caption="Tulisijojen hyötysuhteita"
        headers={["Tulisija", "Hyötysuhde"]}
        rows={stoves.map((stove) => [stove.name, formatEfficiency(stove)])}
      />
    </>
  );
}

function Formula() {
  return (
    <>
      <p>
        <strong>Energiasisältö</strong> on määrä kerrottuna lämpöarvolla. Se kertoo, paljonko lämpöä kuormassa
        on, ennen kuin mitään menee piippuun. <strong>Lämmön hinta</strong> on kuution hinta jaettuna sillä
        osalla lämpöarvosta, joka hyötysuhteen mukaan jää taloon. Sitä voi verrata suoraan sähkön hintaan: jos
        puulla kilowattitunti maksaa 0,080 euroa, se on kahdeksan senttiä.
      </p>
      <p>
        Otetaan esimerkki. Viidessä irtokuutiossa koivua on energiaa {formatNumber(5)} ×{" "}
        {formatNumber(irto.koivu)} eli {formatNumber(5 * irto.koivu)} kilowattituntia. Jos kuutio maksaa 65
        euroa ja varaavan takan hyötysuhde on 80 prosenttia, kuutiosta jää taloon{" "}
        {formatNumber(irto.koivu * 0.8)} kilowattituntia ja yhden hinnaksi tulee noin kahdeksan senttiä. Koko
        kuorma maksaa 325 euroa ja vastaa monen viikon lämmitystä pakkasilla.
      </p>
      <FactTable
        caption="Laskurin lämpöarvot (kWh kuutiometrissä)"
        headers={["Puulaji", "Irto-m³", "Pino-m³"]}
        rows={fuels.map((fuel) => [fuelLabel[fuel], formatNumber(irto[fuel]), formatNumber(pino[fuel])])}
      />
    </>
  );
}

function Reading() {
  return (
    <>
      <p>
        Lämpöarvot koskevat kuivaa puuta. Jos puu on tuoretta, todellinen hinta on laskurin lukua korkeampi,
        koska osa lämmöstä kuluu veden haihduttamiseen. Myös mitta vaihtelee: irtokuutioon mahtuu puuta
        milloin enemmän, milloin vähemmän. Pidä tulosta hyvänä arviona, älä sentilleen tarkkana laskuna.
      </p>
      <p>
        Kun vertaat kahta kuormaa, katso lämmön hintaa äläkä kuution hintaa. Halvempi kuutio haapaa voi tulla
        kilowattituntia kohti kalliimmaksi kuin koivu. Sama koskee mittoja: pinokuutiossa on puuta paljon
        enemmän kuin irtokuutiossa, joten sen kuuluukin maksaa enemmän.
      </p>
      <p>
        Kokeile vaihtaa hyötysuhdetta, niin näet, mitä tulisija merkitsee. Sama koivukuutio antaa varaavassa
        takassa lämpöä yli kaksi kertaa niin paljon kuin avotakassa. Laskuri muistaa lukusi tällä laitteella,
        vaikka sulkisit sivun, eikä lähetä niitä minnekään. Se toimii myös ilman verkkoyhteyttä, vaikka
        liiterin nurkalla.
      </p>
    </>
  );
}

const tool = { id: "laskuri", title: "Laske oma kuormasi", Body: Calculator };

const sections = [
  { id: "taytto", title: "Mitä mihinkin kohtaan", Body: Filling },
  { id: "kaava", title: "Näin laskuri laskee", Body: Formula },
  { id: "tulkinta", title: "Mitä tulos kertoo", Body: Reading },
];

export function Component() {
  return (
    <InfoLayout path={paths.calculator}>
      <Prose
        lead="Paljonko lämpöä puukuormassa on ja mitä kilowattitunti maksaa? Laskuri kertoo sen heti, kun luvut ovat paikoillaan."
        tool={tool}
        sections={sections}
      />
    </InfoLayout>
  );
}
