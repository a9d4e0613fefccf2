import { conversions, conversionTolerance, type Measure, measures } from "@halkopiha/domain/energy/energy.ts";
import { lengthTolerances } from "@halkopiha/domain/energy/firewood-quality.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { FactTable } from "../../../ui/data/FactTable.tsx";
import { Prose } from "../../../ui/layout/Prose.tsx";
import { InfoLayout } from "../InfoLayout.tsx";
import { MeasuresDiagram } from "./MeasuresDiagram.tsx";

const unitName: Readonly<Record<Measure, string>> = {
  irto: "irtokuutio",
  pino: "pinokuutio",
  kiinto: "kiintokuutio",
};
const tolerance = formatNumber(conversionTolerance * 100);

function Terms() {
  return (
    <dl>
      <dt>
        <strong>Irtokuutio (irto-m³)</strong>
      </dt>
      <dd>
        Klapit on kipattu tai heitetty astiaan sikin sokin. Kuutiometrin laatikossa on paljon ilmaa. Useimmat
        kuormat myydään irtokuutioina, koska lava täyttyy traktorin kauhalla tai kuljettimelta.
      </dd>
      <dt>
        <strong>Pinokuutio (pino-m³), motti</strong>
      </dt>
      <dd>
        Puut on ladottu tiiviiksi pinoksi, joka on metrin leveä, metrin korkea ja metrin syvä. Motti on sama
        asia vanhalla nimellä. Pinon mitan voi tarkistaa itse mittanauhalla.
      </dd>
      <dt>
        <strong>Kiintokuutio (kiinto-m³)</strong>
      </dt>
      <dd>
        Pelkkää puuta ilman ilmarakoja. Kiintokuutioita käytetään metsäkaupassa ja rangoissa, harvoin
        valmiissa klapeissa.
      </dd>
      <dt>
        <strong>Pilke eli klapi</strong>
      </dt>
      <dd>Valmiiksi katkottu ja halottu puu, tavallisesti 25–50 senttiä pitkä.</dd>
      <dt>
        <strong>Halko</strong>
      </dt>
      <dd>Noin metrin mittainen halkaistu puu, jonka ostaja useimmiten katkoo itse.</dd>
      <dt>
        <strong>Polttoranka ja sahapinta</strong>
      </dt>
      <dd>Kolmen–viiden metrin runkoja tai sahauksen pintalautoja. Niistä tehdään polttopuita itse.</dd>
    </dl>
  );
}

function ConversionTable({ kind, caption }: { kind: "pieces" | "logs"; caption: string }) {
  return (
    <FactTable
      caption={caption}
      headers={["Määrä", "Irto-m³", "Pino-m³", "Kiinto-m³"]}
      rows={measures.map((from) => [
        `1 ${unitName[from]}`,
        ...measures.map((to) => formatNumber(conversions[kind][from][to])),
      ])}
    />
  );
}

function Conversions() {
  return (
    <>
      <MeasuresDiagram />
      <p>
        Lue taulukkoa vasemmalta oikealle. Jos tilaat viisi irtokuutiota 33 sentin klapia, liiterissä siitä
        tulee pinottuna noin {formatNumber(5 * conversions.pieces.irto.pino)} pinokuutiota. Toisin päin:
        motillinen klapeja on irtona noin {formatNumber(conversions.pieces.pino.irto)} kuutiota.
      </p>
      <ConversionTable kind="pieces" caption="Pilkkeet 25–50 cm" />
      <ConversionTable kind="logs" caption="Halot 60 cm – 1 m" />
      <p>
        Luvut ovat keskiarvoja. Ne vaihtelevat noin {tolerance} prosenttia suuntaansa sen mukaan, miten
        paksua, suoraa ja oksaista puu on ja miten tiiviisti se on pinottu. Parin pilkkeen heitto ei siis ole
        vielä vajaa kuorma. Kuljetuksessa irtokuorma myös painuu kasaan: mitta otetaan silloin, kun auto
        lastataan.
      </p>
    </>
  );
}

function Lengths() {
  return (
    <>
      <p>
        Klapikone katkoo puut lähes samanmittaisiksi, mutta ei aivan. Kaupassa puun saa myydä
        nimellismitallaan, kun se pysyy näissä rajoissa. Valitse pituus pesän syvyyden mukaan niin, että puu
        mahtuu luukusta vaivatta ja taakse jää muutama sentti tilaa.
      </p>
      <FactTable
        caption="Sallittu poikkeama pituudessa"
        headers={["Nimellispituus", "Poikkeama", "Lyhin–pisin"]}
        rows={lengthTolerances.map(({ kind, length, tolerance: off }) => [
          kind === "halko" ? `Halko ${length} cm` : `${length} cm`,
          `±${off} cm`,
          `${length - off}–${length + off} cm`,
        ])}
      />
    </>
  );
}

function Comparing() {
  return (
    <>
      <p>
        Muuta hinnat ensin samaan mittaan. Jos pilkkeiden irtokuutio maksaa 60 euroa, sama puu pinokuutioina
        maksaa noin {formatNumber(Math.round(60 * conversions.pieces.pino.irto))} euroa. Kun toinen myyjä
        pyytää motista 95 euroa, hän on siis hieman edullisempi, vaikka hinta näyttää ensin korkeammalta.
      </p>
      <ul>
        <li>Katso, kuuluuko tuonti hintaan vai maksetaanko siitä erikseen.</li>
        <li>Vertaa kuivaa kuivaan ja tuoretta tuoreeseen.</li>
        <li>Tarkista puulaji: sekapuussa on vähemmän lämpöä kuin koivussa.</li>
        <li>Säkeissä ja verkoissa kysy, montako litraa yhteen mahtuu. Tuhat litraa on kuutio.</li>
      </ul>
    </>
  );
}

const sections = [
  { id: "termit", title: "Mitä sanat tarkoittavat", Body: Terms },
  { id: "muunnokset", title: "Kuutiosta toiseen", Body: Conversions },
  { id: "pituudet", title: "Puun pituus", Body: Lengths },
  { id: "vertailu", title: "Näin vertaat hintoja", Body: Comparing },
];

export function Component() {
  return (
    <InfoLayout path={paths.measures}>
      <Prose
        lead="Polttopuuta myydään kuutioittain, mutta kuutioita on kolmenlaisia. Kun tunnet niiden eron, tiedät, mitä tilaat, ja voit verrata hintoja reilusti."
        sections={sections}
      />
    </InfoLayout>
  );
}
