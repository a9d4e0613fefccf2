import { listRepeatOffenders, readReportFigures } from "@halkopiha/domain/contract/admin/reports.ts";
import { minRemovals } from "@halkopiha/domain/reports/repeat-offenders.ts";
import type { ReportFigures as Figures } from "@halkopiha/domain/reports/report-figures.ts";
import { reportOutcomeLabels, reportOutcomes } from "@halkopiha/domain/reports/report-outcomes.ts";
import { reportReasonLabels, reportReasons } from "@halkopiha/domain/reports/report-reasons.ts";
import { useCallback, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { FactTable } from "../../../ui/data/FactTable.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { AsyncSection } from "../shared/AsyncSection.tsx";
import styles from "./ReportsPage.module.css";

interface Loaded {
  figures: Figures;
  medianHours: number | null;
  offenders: readonly { _id: string; name: string; removals: number }[];
}

async function load(year: string): Promise<Loaded> {
  const [counted, { offenders }] = await Promise.all([
    api(readReportFigures, { query: { year } }, { handlesNoResponse: true }),
    api(listRepeatOffenders, {}, { handlesNoResponse: true }),
  ]);
  return { ...counted, offenders };
}

const count = (value: number | undefined) => formatNumber(value ?? 0);

function Counted({ figures, medianHours, offenders }: Loaded) {
  return (
    <>
      <FactTable
        caption="Ilmoitukset vuoden aikana"
        headers={["Tieto", "Määrä"]}
        rows={[
          ["Ilmoituksia", count(figures.received)],
          ...reportReasons.map((reason): [string, string] => [
            reportReasonLabels[reason],
            count(figures.reasons[reason]),
          ]),
          ...reportOutcomes.map((outcome): [string, string] => [
            reportOutcomeLabels[outcome],
            count(figures.outcomes[outcome]),
          ]),
          ["Päätöksen mediaaniaika, tuntia", medianHours === null ? "–" : count(medianHours)],
          ["Valituksia", count(figures.appeals)],
          ["Päätös pysyi", count(figures.upheld)],
          ["Päätös muuttui", count(figures.reversed)],
        ]}
      />
      <h3>Toistuvasti piilotetut myyjät</h3>
      {offenders.length === 0 ? (
        <p>Keneltäkään ei ole vuoden aikana piilotettu vähintään {minRemovals} ilmoitusta.</p>
      ) : (
        <ul>
          {offenders.map(({ _id, name, removals }) => (
            <li key={_id}>
              {name}: {count(removals)} piilotettua ilmoitusta vuoden aikana
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What is counted of the reports of a year, and the sellers of whom listings are hidden again and again. */
export function ReportFigures({ year }: { year: number }) {
  const [chosen, choose] = useState(String(year));
  const loadChosen = useCallback(() => load(chosen), [chosen]);
  const options = [0, 1, 2].map((back) => String(year - back)).map((value) => ({ value, text: value }));
  return (
    <div className={styles.section}>
      <Select
        label="Vuosi"
        options={options}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      />
      <AsyncSection title="Tilastot" load={loadChosen}>
        {(loaded) => <Counted {...loaded} />}
      </AsyncSection>
    </div>
  );
}
