import type { Report } from "../report.ts";

/** A report of a listing that waits for a decision. */
export const createSampleReport = (fields: Partial<Report> = {}): Report => ({
  _id: "0123456789abcdef0123456789abcdef",
  target: {
    kind: "listing",
    id: "koivuhalko",
    title: "Polttopuu, koivu, 33 cm",
    ownerId: "halkomestari",
    orderId: null,
  },
  reason: "misleading",
  text: "Kuvassa on eri puuta kuin kuvauksessa.",
  reporter: { name: "Aino Ahonala", email: "aino.ahonala@posti.example" },
  state: "received",
  decision: null,
  appeals: [],
  createdAt: "2026-11-20T08:00:00.000Z",
  updatedAt: "2026-11-20T08:00:00.000Z",
  ...fields,
});
