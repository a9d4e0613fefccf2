import { termsNoticeDays } from "@halkopiha/domain/terms/terms-versions.ts";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { Note, type ProseSection } from "../../../ui/layout/Prose.tsx";
import * as first from "./version-1.tsx";

function Service() {
  return (
    <>
      <first.Service />
      <p>
        Sivulla <Link to={paths.sortRules}>Näin järjestämme tulokset</Link> kerrotaan, mistä ilmoitusten
        järjestys johtuu. Kukaan ei voi maksaa paikasta.
      </p>
    </>
  );
}

function Period() {
  return (
    <>
      <first.ContractYear />
      <p>
        Palveluntarjoaja voi muuttaa ehtoja ja hintoja. Muutoksesta ja sen sisällöstä kerrotaan jokaiselle
        myyjälle sähköpostilla tai tekstiviestillä{" "}
        <strong>vähintään {termsNoticeDays} päivää ennen kuin se koskee häntä</strong>. Jos et hyväksy
        muutosta, pyydä ennen sitä tilisi sulkemista: tili suljetaan viimeistään muutosta edeltävänä päivänä.
        Muuten uudet ehdot koskevat sinua viestissä kerrotusta päivästä alkaen. Voit hyväksyä ne myös heti
        profiilissasi.
      </p>
      <p>
        Kaikki versiot ovat luettavissa tällä sivulla. Tiliisi jää tieto siitä, minkä version hyväksyit ja
        milloin.
      </p>
    </>
  );
}

function Duties() {
  return (
    <>
      <first.DutyList>
        <li>
          Halkopiha tekee toimitetusta tilauksesta kuitin sinun nimissäsi ja puolestasi. Vastaat siitä, että
          nimesi, Y-tunnuksesi, tilinumerosi ja verotietosi ovat oikein. Ilmoita heti, jos kuitissa on virhe.
        </li>
      </first.DutyList>
      <Note>
        <p>
          Palveluntarjoaja voi piilottaa ilmoituksen tai arvostelun ja <strong>sulkea myyjän tilin</strong>,
          jos myyjä rikkoo näitä ehtoja tai lakia. Ensin pyydämme korjaamaan asian, ellei rikkomus ole vakava.
          Saat päätöksen perusteluineen, ja voit hakea siihen muutosta päätöksessä kerrotulla tavalla. Tilin
          sulkeminen ei poista velvollisuutta toimittaa jo vahvistettuja tilauksia.
        </p>
      </Note>
    </>
  );
}

const changed: Readonly<Record<string, ProseSection["Body"]>> = {
  palvelu: Service,
  sopimuskausi: Period,
  velvollisuudet: Duties,
};

/** The sections of the second version of the terms of use; those that it does not change are the first one's. */
export const sections: readonly ProseSection[] = first.sections.map((section) => ({
  ...section,
  Body: changed[section.id] ?? section.Body,
}));
