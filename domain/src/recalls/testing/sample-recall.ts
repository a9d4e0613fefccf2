import type { Recall, RecallForm } from "../recall.ts";
import { startRecall } from "../recall-rules.ts";

/** A filled form. */
export const sampleRecallForm: RecallForm = {
  identification: "Kaikki 1.–20. marraskuuta 2026 toimitetut säkit.",
  hazard: "Puun seassa on kyllästettyä puuta. Sen savu on myrkyllistä.",
  action: "Älä polta puita. Säilytä säkit ulkona, kunnes myyjä noutaa ne.",
  remedies: ["replacement", "refund"],
  contact: "Halkopihan asiakaspalvelu, puhelin 050 000 0100, arkisin kello 9–16.",
};

/** A recall of whose buyers none has been told yet. */
export const createSampleRecall = (fields: Partial<Recall> = {}): Recall => ({
  ...startRecall(
    {
      _id: "koivuhalko",
      title: "Polttopuu, koivu, 33 cm",
      seller: "Halkomestari Oy",
      sellerId: "halkomestari",
      soldFrom: "2026-09-01T08:00:00.000Z",
    },
    sampleRecallForm,
    { before: null, orders: 3 },
    "2026-11-28T12:00:00.000Z",
  ),
  ...fields,
});
