import { reportStateLabels, reportStates } from "@halkopiha/domain/reports/report-outcomes.ts";

/** Which reports are listed; those that wait for a decision unless the URL says otherwise. */
const filters = ["open", "all", ...reportStates] as const;
export type ReportFilter = (typeof filters)[number];

/** The query parameter of the filter. */
const stateParam = "tila";

export const parseReportFilter = (params: URLSearchParams): ReportFilter =>
  filters.find((filter) => filter === params.get(stateParam)) ?? "open";

export const formatReportFilter = (filter: ReportFilter): `?${string}` =>
  filter === "open" ? "?" : `?${stateParam}=${filter}`;

export const reportFilterOptions = [
  { value: "open", text: "Odottavat päätöstä" },
  { value: "all", text: "Kaikki" },
  ...reportStates.map((value) => ({ value, text: reportStateLabels[value] })),
];
