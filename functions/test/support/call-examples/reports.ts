import { Client } from "../api.ts";
import { appeal, decide, newReport, reportListing } from "../reports.ts";
import type { CallExamples } from "./call-example.ts";
import { asAdmin, createProductForSale } from "./fixtures.ts";

/** Only the holder of a code learns whether a report exists. */
const unknownId = 403;

const decision = { outcome: "removed", grounds: "terms", reason: "Kuva on toisen myyjän." } as const;

/** Examples of the calls about reports. */
export const reportExamples = {
  createReport: {
    arrange: async () => ({
      as: new Client(),
      request: { headers: {}, body: newReport((await createProductForSale())._id) },
    }),
    invalidBodyField: { field: "goodFaith", value: false },
  },
  openReport: {
    arrange: async () => {
      const { id, code } = await reportListing(await createProductForSale());
      return { as: new Client(), request: { params: { id }, body: { code } } };
    },
    unknownId,
    invalidBodyField: { field: "code", value: "lyhyt" },
  },
  appealReport: {
    arrange: async () => {
      const { id, code } = await reportListing(await createProductForSale());
      await decide(id, "noAction");
      return { as: new Client(), request: { params: { id }, body: { code, text: "Katsokaa kuvaa." } } };
    },
    unknownId,
    invalidBodyField: { field: "text", value: " " },
  },
  listReports: {
    arrange: () => asAdmin({ query: { state: "open" as const, limit: 5 } }),
    invalidQueryField: { field: "state", value: "lost" },
  },
  decideReport: {
    arrange: async () => {
      const { id } = await reportListing(await createProductForSale());
      return asAdmin({ params: { id }, body: decision });
    },
    invalidBodyField: { field: "reason", value: "" },
  },
  answerAppeal: {
    arrange: async () => {
      const { id, code } = await reportListing(await createProductForSale());
      await decide(id, "noAction");
      await appeal(id, code);
      return asAdmin({ params: { id }, body: { reversed: false, grounds: "terms" as const, reason: "Ei." } });
    },
    invalidBodyField: { field: "reversed", value: "ehkä" },
  },
  listRepeatOffenders: { arrange: () => asAdmin({}) },
  readReportFigures: {
    arrange: () => asAdmin({ query: { year: "2026" } }),
    invalidQueryField: { field: "year", value: "26" },
  },
} as const satisfies Partial<CallExamples>;
