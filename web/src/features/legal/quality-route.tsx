import {
  dryBelowPercent,
  foreignMatter,
  lengthTolerances,
  minSplitPercent,
} from "@halkopiha/domain/energy/firewood-quality.ts";
import { Link } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import { FactTable } from "../../ui/data/FactTable.tsx";
import { LegalLayout } from "./LegalLayout.tsx";

function Summary() {
  return (
    <FactTable
      alignLeft
      caption="Polttopuun vaatimukset"
      headers={["Ominaisuus", "Vaatimus"]}
      rows={[
        ["Halottuja", `Vähintään ${minSplitPercent}\u00a0% klapeista`],
        ["Kuiva puu", `Kosteus alle ${dryBelowPercent}\u00a0%`],
        ["Tuore puu", `Kosteus ${dryBelowPercent}\u00a0% tai enemmän, ilmoitettava tuoreena`],
        ["Puhtaus", `Ei ${foreignMatter.slice(0, -1).join(", ")} eikä ${foreignMatter.at(-1)}`],
        ["Puulaji", "Sama kuin ilmoituksessa; sekalaiset myydään sekapuuna"],
        ["Määrä", "Ilmoitettu irto-, pino- tai kiintokuutioina tai kappaleina"],
      ]}
    />
  );
}

function Splitting() {
  return (
    <p>
      Vähintään {minSplitPercent} prosenttia klapeista on halkaistu ainakin kerran. Pyöreitä saa olla joukossa
      vain vähän, ja nekin ohuita, sillä halkaisematon puu kuivuu hitaasti ja syttyy huonosti. Kuori ja
      irtonainen tuohi kuuluvat puuhun, mutta irtoroskaa, sahanpurua ja lahoa puuta ei saa olla niin paljon,
      että se haittaa käyttöä.
    </p>
  );
}

function Dryness() {
  return (
    <p>
      Kuivana myytävän puun kosteus on <strong>alle {dryBelowPercent} prosenttia</strong> painosta. Kosteus
      mitataan halkaistun klapin sisäpinnalta ja useammasta klapista, sillä pinta on aina sisusta kuivempi.
      Muu puu myydään tuoreena, jolloin ostaja kuivaa sen itse. Kuiva puu on suojattava sateelta myös
      varastossa ja kuljetuksessa.
    </p>
  );
}

function Purity() {
  return (
    <>
      <p>Polttopuun joukossa ei saa olla:</p>
      <ul>
        {foreignMatter.map((matter) => (
          <li key={matter}>{matter}</li>
        ))}
      </ul>
      <p>
        Nämä likaavat tulisijan, pilaavat savun ja voivat olla terveydelle vaarallisia. Lumi ja jää taas
        sulavat liiterissä ja kastelevat kuivan puun. Maalattua, liimattua tai kyllästettyä puuta ei saa myydä
        polttopuuksi.
      </p>
    </>
  );
}

function Lengths() {
  return (
    <>
      <p>
        Ilmoitettu pituus on nimellismitta. Yksittäinen puu saa poiketa siitä alla olevan verran. Jos pituus
        on jokin muu, myyjä kertoo sen ilmoituksessa.
      </p>
      <FactTable
        caption="Pituuden sallittu poikkeama"
        headers={["Nimellispituus", "Poikkeama"]}
        rows={lengthTolerances.map(({ kind, length, tolerance }) => [
          kind === "halko" ? `Halko ${length} cm` : `${length} cm`,
          `±${tolerance} cm`,
        ])}
      />
    </>
  );
}

function Complaints() {
  return (
    <p>
      Jos puu ei täytä vaatimuksia, ota yhteyttä myyjään mahdollisimman pian. Kuva ja kosteusmittaus auttavat.
      Oikeutesi löydät <Link to={paths.salesTerms}>myynti- ja toimitusehdoista</Link>. Jos myyjä rikkoo
      vaatimuksia toistuvasti, kerro siitä <Link to={paths.contact}>asiakaspalveluun</Link>: tili voidaan
      sulkea <Link to={paths.terms}>käyttöehtojen</Link> mukaan.
    </p>
  );
}

const sections = [
  { id: "yhteenveto", title: "Vaatimukset lyhyesti", Body: Summary },
  { id: "halottu", title: "Halottu puu", Body: Splitting },
  { id: "kuivuus", title: "Kuivuus", Body: Dryness },
  { id: "puhtaus", title: "Puhtaus", Body: Purity },
  { id: "pituus", title: "Pituus", Body: Lengths },
  { id: "puutteet", title: "Jos laatu pettää", Body: Complaints },
];

export function Component() {
  return (
    <LegalLayout
      title="Laatuvaatimukset"
      description="Millaista Halkopihassa myytävän polttopuun on oltava: halottua, puhdasta ja oikeasti kuivaa."
      path={paths.quality}
      lead="Jokainen myyjä sitoutuu näihin vaatimuksiin. Niin ostaja tietää, mitä pihaan tulee."
      sections={sections}
    />
  );
}
