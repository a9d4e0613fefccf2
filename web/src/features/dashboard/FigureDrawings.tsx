import { readFigures } from "@halkopiha/domain/contract/admin/dashboard.ts";
import { memoize } from "@halkopiha/domain/memoize.ts";
import type { ReactNode } from "react";
import { api } from "../../app/api.ts";
import { formatNumber } from "../../app/format.ts";
import { Part } from "../../app/Part.tsx";
import { BarsDrawing } from "../../ui/BarsDrawing.tsx";
import { ColumnsDrawing } from "../../ui/ColumnsDrawing.tsx";
import { FactTable } from "../../ui/FactTable.tsx";
import styles from "./Dashboard.module.css";

const load = () => api(readFigures, {}, { quiet: true });
type Numbers = Awaited<ReturnType<typeof load>>;

/** `9.11.`: the Monday that a week begins with. */
const weekday = memoize(
  () =>
    new Intl.DateTimeFormat("fi-FI", {
      timeZone: "Europe/Helsinki",
      day: "numeric",
      month: "numeric",
    }),
);

function Chart({ drawing, table }: { drawing: ReactNode; table: ReactNode }) {
  return (
    <div className={styles.chart}>
      {drawing}
      <details>
        <summary>Luvut taulukkona</summary>
        {table}
      </details>
    </div>
  );
}

function OrdersByWeek({ weeks }: { weeks: Numbers["ordersByWeek"] }) {
  const bars = weeks.map(({ from, count }) => ({
    name: weekday().format(new Date(from)),
    value: count,
    text: formatNumber(count),
  }));
  return (
    <Chart
      drawing={
        <ColumnsDrawing
          title="Tilaukset viikoittain"
          unit="tilausta"
          caption="Tilaukset viikoittain, viimeiset 12 viikkoa. Alla viikon ensimmäinen päivä."
          bars={bars}
        />
      }
      table={
        <FactTable
          caption="Tilaukset viikoittain"
          heads={["Viikko alkaen", "Tilauksia"]}
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
    <Chart
      drawing={
        <BarsDrawing
          title="Myyjät maakunnittain"
          unit="myyjää"
          caption="Myyjät maakunnittain, suurin ensin."
          bars={bars}
          namesWidth={170}
        />
      }
      table={
        <FactTable
          caption="Myyjät maakunnittain"
          heads={["Maakunta", "Myyjiä"]}
          rows={bars.map(({ name, text }) => [name, text])}
        />
      }
    />
  );
}

/** How the market does, drawn; the figures themselves lie behind each drawing. */
export function FigureDrawings() {
  return (
    <Part title="Kehitys" load={load} lines={6}>
      {({ ordersByWeek, sellersByRegion }) => (
        <div className={styles.charts}>
          <OrdersByWeek weeks={ordersByWeek} />
          <SellersByRegion regions={sellersByRegion} />
        </div>
      )}
    </Part>
  );
}
