import { sorts } from "@halkopiha/domain/search/options.ts";
import { factorTexts, groupTexts, sortRules } from "@halkopiha/domain/search/sort-factors.ts";
import { Link } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import { sortLabels } from "../../market/products/sort-labels.ts";
import { FactTable } from "../../ui/data/FactTable.tsx";
import { LegalLayout } from "./LegalLayout.tsx";

function Orders() {
  return (
    <>
      <p>
        Valitset järjestyksen itse haun yläreunasta. Ellet valitse, ensin ovat uusimmat ilmoitukset; jos
        rajaat haun etäisyydellä, ensin on lähin.
      </p>
      <FactTable
        caption="Järjestykset ja niiden peruste"
        alignLeft
        headers={["Järjestys", "Peruste", "Ensin"]}
        rows={sorts.map((sort) => {
          const { factor, direction } = sortRules[sort];
          const first = factor === "createdAt" ? ["vanhin", "uusin"] : ["pienin", "suurin"];
          return [sortLabels[sort], factorTexts[factor], first[direction === "asc" ? 0 : 1]] as const;
        })}
      />
    </>
  );
}

function Groups() {
  return (
    <>
      <p>Valittu järjestys pätee näiden ryhmien sisällä:</p>
      <ol>
        {groupTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p>Jos peruste on sama kahdella ilmoituksella, niiden keskinäinen järjestys on sattumanvarainen.</p>
    </>
  );
}

function NoFactors() {
  return (
    <>
      <p>
        Kukaan ei voi maksaa paikasta tuloksissa. Myyjän tili, vuosimaksu, tarjousmerkintä, arvostelut ja
        toimitettujen tilausten määrä eivät vaikuta järjestykseen. Järjestys ei riipu siitä, kuka hakee: emme
        seuraa, mitä olet katsonut tai ostanut.
      </p>
      <p>
        Hakusi rajaukset ja valitsemasi paikkakunta ratkaisevat, mitkä ilmoitukset löytyvät. Ylläpidon
        piilottamat ilmoitukset ja suljetut tilit eivät näy haussa.
      </p>
    </>
  );
}

function Place() {
  return (
    <p>
      Järjestykset ”{sortLabels.nearest}” ja ”{sortLabels.door}” lasketaan valitsemallesi paikkakunnalle.
      Niissä verrataan enintään 500 ilmoitusta, jotka ovat irtokuutiota kohti halvimmat; jos ilmoituksia on
      enemmän, haku kertoo siitä. <Link to={paths.search}>Siirry hakuun</Link>
    </p>
  );
}

const sections = [
  { id: "jarjestykset", title: "Järjestykset", Body: Orders },
  { id: "ryhmat", title: "Mikä tulee aina ensin ja viimeisenä", Body: Groups },
  { id: "paikka", title: "Paikan mukaan", Body: Place },
  { id: "eivaikuta", title: "Mikä ei vaikuta", Body: NoFactors },
];

export function Component() {
  return (
    <LegalLayout
      title="Näin järjestämme tulokset"
      description="Millä perusteella Halkopihan haun tulokset järjestetään, ja mikä ei vaikuta järjestykseen."
      path={paths.sortRules}
      lead="Haun tulokset ovat järjestyksessä, jonka valitset itse. Kukaan ei voi ostaa paikkaa niissä."
      sections={sections}
    />
  );
}
