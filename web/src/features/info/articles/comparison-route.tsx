import { heatPrices, heatValue } from "@halkopiha/domain/energy/energy.ts";
import { Link } from "react-router-dom";
import { formatDecimals, formatNumber } from "../../../lib/format/format.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { BarChart } from "../../../ui/data/BarChart.tsx";
import { FactTable } from "../../../ui/data/FactTable.tsx";
import { Prose } from "../../../ui/layout/Prose.tsx";
import { InfoLayout } from "../InfoLayout.tsx";

/** One row per price; electricity has three. */
const prices = heatPrices
  .flatMap(({ name, price }) =>
    price.map((cents, index) => ({
      name: price.length > 1 ? `${name} ${index + 1}` : name,
      value: cents,
      text: formatDecimals(cents, 2),
    })),
  )
  .sort((a, b) => a.value - b.value);

/** Annual heat demand of a small house, in kWh. */
const yearsHeat = 10_000;
/** Annual cost; `cents` is the price of one kWh. */
const yearlyCost = (cents: number) => `${formatNumber(Math.round((cents * yearsHeat) / 100))}\u00a0€`;
/** The example in the text: loose birch at 65 euros in a stove with an efficiency of 80 percent. */
const example = { price: 65, efficiency: 80, heat: heatValue.irto.koivu };

function Prices() {
  return (
    <>
      <p>
        Taulukossa on kunkin lämmönlähteen hinta sentteinä kilowattitunnilta ja sama summa vuodessa talolle,
        joka tarvitsee lämpöä {formatNumber(yearsHeat)} kilowattituntia. Se on tavallinen määrä hyvin
        eristetylle pienelle omakotitalolle. Sähkö 1, 2 ja 3 ovat kolmen erilaisen sopimuksen hintoja: sähkön
        hinta riippuu sopimuksesta ja käytön määrästä.
      </p>
      <BarChart
        title="Lämmön hinta"
        unit="senttiä kilowattitunnilta"
        caption="Lämmön hinta, senttiä kilowattitunnilta (c/kWh), ilman laitteen hyötysuhdetta."
        bars={prices}
      />
      <FactTable
        caption="Lämmön hinta lähteittäin"
        headers={["Lähde", "c/kWh", `${formatNumber(yearsHeat)} kWh`]}
        rows={prices.map(({ name, value, text }) => [name, text, yearlyCost(value)])}
      />
    </>
  );
}

function Reading() {
  return (
    <>
      <p>
        Hinnat ovat vertailuhintoja, joilla näkee lähteiden suhteet. Ne eivät ole tarjouksia. Sähkön ja öljyn
        hinta vaihtelee vuodesta ja jopa tunnista toiseen, kaukolämmön hinta paikkakunnittain. Puun hinta
        riippuu siitä, ostatko kuivaa vai tuoretta, pienissä säkeissä vai kuormana, ja kuinka kaukaa se
        tuodaan.
      </p>
      <p>
        Vertailussa ei ole mukana laitteita eikä omaa työtä. Pellettikattila, öljysäiliön tarkastus ja
        kaukolämmön liittymä maksavat, samoin nuohous. Omasta metsästä tehty puu on rahassa melkein ilmaista,
        mutta se vie viikonloput. Puun hinta muuttuu kuitenkin hitaammin kuin sähkön, ja puu lämmittää
        silloinkin, kun sähköt ovat poikki.
      </p>
    </>
  );
}

function Counting() {
  const { price, efficiency, heat } = example;
  return (
    <>
      <p>Puun hinnan voi laskea itse kolmesta luvusta: kuution hinnasta, lämpöarvosta ja hyötysuhteesta.</p>
      <ol>
        <li>Katso kuution hinta. Esimerkissä irtokuutio koivua maksaa {price} euroa.</li>
        <li>Katso lämpöarvo: irtokuutiossa koivua on {formatNumber(heat)} kilowattituntia.</li>
        <li>Kerro se tulisijan hyötysuhteella. Varaavassa takassa taloon jää {efficiency} prosenttia.</li>
        <li>
          Jaa hinta tällä: {price}&nbsp;€ ÷ ({formatNumber(heat)}&nbsp;kWh × 0,{efficiency / 10}) ={" "}
          {formatDecimals(price / (heat * (efficiency / 100)), 3)} euroa kilowattitunnilta eli noin{" "}
          {formatDecimals((100 * price) / (heat * (efficiency / 100)), 1)} senttiä.
        </li>
      </ol>
      <p>
        Avotakassa sama lämpö maksaisi yli kaksi kertaa enemmän, koska puun lämmöstä jää taloon alle
        kolmannes. Helpoimmin laskun tekee <Link to={paths.calculator}>energialaskuri</Link>.
      </p>
    </>
  );
}

function Saving() {
  return (
    <>
      <p>
        Harva lämmittää nykyään pelkällä puulla, eikä tarvitsekaan. Useimmissa taloissa tulisija tukee muuta
        lämmitystä, ja juuri silloin siitä on eniten hyötyä: yksi pesällinen illassa leikkaa kulutusta niinä
        tunteina, joina sähkö on kalleinta.
      </p>
      <ul>
        <li>Polta vain kuivaa puuta. Se on suurin yksittäinen säästö, eikä maksa mitään.</li>
        <li>Lämmitä varaavaa uunia pakkasilla, kun sähkö on kalleinta.</li>
        <li>Osta puut keväällä ja tee tilaa liiteriin. Syksyllä kysyntä nostaa hintaa.</li>
        <li>Tilaa naapurin kanssa yhteinen kuorma, niin tuonnin hinta puolittuu.</li>
        <li>Nuohouta hormi ajallaan: puhdas tulisija vetää paremmin ja lämmittää enemmän.</li>
        <li>Tiivistä ovet ja ikkunat: halvin kilowattitunti on se, jota ei tarvita.</li>
      </ul>
    </>
  );
}

const sections = [
  { id: "hinnat", title: "Lämmön hinta", Body: Prices },
  { id: "lukeminen", title: "Mitä luvuista voi päätellä", Body: Reading },
  { id: "laskeminen", title: "Näin lasket itse", Body: Counting },
  { id: "saastaminen", title: "Näin säästät", Body: Saving },
];

export function Component() {
  return (
    <InfoLayout path={paths.comparison}>
      <Prose
        lead="Kannattaako puulla lämmittää? Kun kaikki lämmönlähteet muutetaan samaan mittaan, kilowattitunteihin, niitä voi verrata keskenään."
        sections={sections}
      />
    </InfoLayout>
  );
}
