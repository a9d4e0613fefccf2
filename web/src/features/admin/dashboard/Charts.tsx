import { toFinnishDay } from "@halkopiha/domain/calendar.ts";
import { readFigures } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { api } from "../../../lib/api/client.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { BarChart } from "../../../ui/data/BarChart.tsx";
import { ChartWithTable } from "../../../ui/data/ChartWithTable.tsx";
import { ColumnChart } from "../../../ui/data/ColumnChart.tsx";
import { FactTable } from "../../../ui/data/FactTable.tsx";
import { AsyncSection } from "../shared/AsyncSection.tsx";
import styles from "./Dashboard.module.css";

const load = () => api(readFigures, {}, { handlesNoResponse: true });
type Numbers = Awaited<ReturnType<typeof load>>;

/** `9.11.`: the Monday on which a week starts. */
function formatWeek(from: string): string {
  const { day, month } = toFinnishDay(from);
  return `${day}.${month}.`;
}

function OrdersByWeek({ weeks }: { weeks: Numbers["ordersByWeek"] }) {
  const bars = weeks.map(({ from, count }) => ({
    name: formatWeek(from),
    value: count,
    text: formatNumber(count),
  }));
  return (
    <ChartWithTable
      chart={
        <ColumnChart
          title="Tilaukset viikoittain"
          unit="tilausta"
          caption="Tilaukset viikoittain, viimeiset 12 viikkoa. Alla viikon ensimmäinen päivä."
          bars={bars}
        />
      }
      table={
        <FactTable
          caption="Tilaukset viikoittain"
          headers={["Viikko alkaen", "Tilauksia"]}
          rows={bars.map(({ name, text }) => [name, text])}
        />
      }
    />
  );
}

function SellersByRegion({ regions }: { regions: Numbers["sellersByRegion"] }) {
  const bars = regions
    .map(({ region, count }) => ({ name: region.name, value: count, text: formatNumber(count) }))
    .sort((a, b) => b.value - a.value);
  return (
    <ChartWithTable
      chart={
        <BarChart
          title="Myyjät maakunnittain"
          unit="myyjää"
          caption="Myyjät maakunnittain, suurin ensin."
          bars={bars}
          labelWidth={170}
        />
      }
      table={
        <FactTable
          caption="Myyjät maakunnittain"
          headers={["Maakunta", "Myyjiä"]}
          rows={bars.map(({ name, text }) => [name, text])}
        />
      }
    />
  );
}

/** Charts of orders and sellers; each has its figures as a table. */
export function Charts() {
  return (
    <AsyncSection title="Kehitys" load={load} lines={6}>
      {({ ordersByWeek, sellersByRegion }) => (
        <div className={styles.charts}>
          <OrdersByWeek weeks={ordersByWeek} />
          <SellersByRegion regions={sellersByRegion} />
        </div>
      )}
    </AsyncSection>
  );
}
