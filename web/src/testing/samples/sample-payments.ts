import type { Payment } from "@halkopiha/domain/accounts/payments/payment.ts";

/** What Puulan Puu has paid for 2026. */
export const samplePayment = (changes: Partial<Payment> = {}): Payment => ({
  _id: "maksu-2026",
  userId: "puula",
  username: "puula",
  payer: "Puulan Puu Oy",
  year: 2026,
  amount: 15_060,
  received: "2026-02-12",
  recordedBy: { _id: "yllapito", username: "yllapito" },
  undone: null,
  createdAt: "2026-02-13T08:00:00.000Z",
  ...changes,
});

/** One that an admin has recorded for a wrong year, and undone. */
export const sampleUndonePayment = (): Payment =>
  samplePayment({
    _id: "maksu-2025",
    year: 2025,
    undone: { by: { _id: "juuri", username: "juuri" }, at: "2026-02-14T08:00:00.000Z" },
  });
