import { type Fuel, fuels, heatValue } from "@halkopiha/domain/energy/energy.ts";
import { dryBelowPercent } from "@halkopiha/domain/energy/firewood-quality.ts";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../lib/format/format.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { BarChart } from "../../../ui/data/BarChart.tsx";
import { FactTable } from "../../../ui/data/FactTable.tsx";
import { Prose } from "../../../ui/layout/Prose.tsx";
import { fuelLabel } from "../fuel-labels.ts";
import { InfoLayout } from "../InfoLayout.tsx";

const { irto, pino } = heatValue;
const strongestFirst: readonly Fuel[] = [...fuels].sort((a, b) => pino[b] - pino[a]);

function Heat() {
  return (
    <>
      <p>
        Lämpöarvo kertoo, montako kilowattituntia energiaa kuutiometrissä kuivaa puuta on. Painoonsa nähden
        kaikki puulajit antavat melkein saman verran lämpöä. Ero syntyy painosta: tiheää koivua mahtuu
        kuutioon enemmän kiloja kuin kevyttä haapaa tai leppää. Siksi koivukuutio on kalliimpi, ja siksi sitä
        kuluu vähemmän.
      </p>
      <BarChart
        title="Lämpöarvo pinokuutiossa"
        unit="kWh"
        caption="Energiaa yhdessä pinokuutiossa kuivaa puuta, kWh."
        bars={strongestFirst.map((fuel) => ({
          name: fuelLabel[fuel],
          value: pino[fuel],
          text: formatNumber(pino[fuel]),
        }))}
      />
      <FactTable
        caption="Lämpöarvo kuutiometriä kohti (kWh)"
        headers={["Puulaji", "Irto-m³", "Pino-m³"]}
        rows={fuels.map((fuel) => [fuelLabel[fuel], formatNumber(irto[fuel]), formatNumber(pino[fuel])])}
      />
    </>
  );
}

function Kinds() {
  return (
    <ul>
      <li>
        <strong>Koivu</strong> palaa pitkään ja tasaisesti, jättää hyvän hiilloksen eikä juuri kipinöi. Se on
        varma valinta takkaan, leivinuuniin ja kiukaaseen. Tuohi on paras sytyke, minkä metsästä saa.
      </li>
      <li>
        <strong>Mänty</strong> syttyy helposti ja palaa vilkkaasti. Pihkainen mänty kipinöi ja voi noeta,
        joten poltettaessa on oltava reilusti ilmaa.
      </li>
      <li>
        <strong>Kuusi</strong> antaa nopean ja iloisen tulen, mutta se paukkuu ja heittää kipinöitä. Pidä
        luukku kiinni. Kuusi on mainio sytytyspuu ja sopii hyvin keittiön hellaan.
      </li>
      <li>
        <strong>Leppä</strong> palaa rauhallisesti ja tuoksuu hyvältä. Siksi sitä käytetään saunassa ja kalan
        savustuksessa.
      </li>
      <li>
        <strong>Haapa</strong> on kevyttä, palaa puhtaasti ja jättää vähän tuhkaa. Monen mielestä se myös
        pitää hormin siistinä. Hiillos hiipuu pian.
      </li>
      <li>
        <strong>Sekapuussa</strong> on montaa lajia. Havusekapuu on kuusta ja mäntyä, lehtisekapuu lehtipuita.
        Se on edullista ja riittää hyvin varaavaan uuniin, kun puu on kuivaa.
      </li>
    </ul>
  );
}

function Moisture() {
  return (
    <>
      <p>
        Vastakaadetussa puussa on vettä noin puolet painosta. Kuivaksi sanomme puuta, jonka kosteus on{" "}
        <strong>alle {dryBelowPercent} prosenttia</strong>. Liiterissä hyvin kuivunut puu on tätäkin
        kuivempaa, usein 15–20 prosenttia. Jokainen vesikilo on haihdutettava, ennen kuin puu palaa kunnolla,
        ja siihen kuluva lämpö on pois huoneesta.
      </p>
      <p>
        Taulukon luvut koskevat kuivaa puuta. Märästä puusta saa samasta kuutiosta selvästi vähemmän, ja
        lisäksi se savuttaa, tummentaa luukun lasin ja kerää hormiin nokea ja pikeä. Katso{" "}
        <Link to={paths.drying}>kuivausohjeesta</Link>, miten kuivuuden voi todeta kotona.
      </p>
    </>
  );
}

function Choosing() {
  return (
    <>
      <p>
        Ei ole yhtä oikeaa puuta. Moni pitää liiterissä kahta lajia: helposti syttyvää havupuuta sytytykseen
        ja koivua, kun uuni on jo lämmin. Klapin paksuuskin vaikuttaa. Ohut pilke palaa nopeasti ja kuumana,
        paksu hitaasti ja rauhallisesti.
      </p>
      <FactTable
        alignLeft
        caption="Mikä puu mihinkin"
        headers={["Käyttö", "Sopii hyvin", "Huomaa"]}
        rows={[
          ["Varaava takka, leivinuuni", "Koivu, sekapuu", "Keskikokoiset klapit, nopea ja kuuma palo"],
          ["Kiuas", "Koivu, leppä", "Pieneksi pilkottu puu lämmittää kivet nopeasti"],
          ["Avotakka", "Koivu, haapa", "Vältä kuusta, se heittää kipinöitä"],
          ["Keittiön hella", "Kuusi, mänty", "Ohuet pilkkeet, helppo säätää"],
          ["Sytykkeet", "Tuohi, kuusi, tervas", "Kuiva ja sormenpaksuinen"],
        ]}
      />
    </>
  );
}

const sections = [
  { id: "lampoarvo", title: "Paljonko lämpöä kuutiossa on", Body: Heat },
  { id: "puulajit", title: "Puulajit", Body: Kinds },
  { id: "kosteus", title: "Kosteus ratkaisee", Body: Moisture },
  { id: "valinta", title: "Valitse tulisijan mukaan", Body: Choosing },
];

export function Component() {
  return (
    <InfoLayout path={paths.properties}>
      <Prose
        lead="Kaikki kuiva puu lämmittää, mutta lajien välillä on eroja: yksi palaa pitkään, toinen syttyy helposti, kolmas kipinöi. Tästä näet, mikä sopii sinun tulisijaasi."
        sections={sections}
      />
    </InfoLayout>
  );
}
