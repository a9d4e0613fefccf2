import type { Unit } from "./catalogue.ts";

/** Units as displayed. */
export const unitLabel = {
  kpl: "kpl",
  tunti: "tunti",
  vuorokausi: "vuorokausi",
  kuutio: "kuutio",
  "Irto-m3": "irto-m³",
  "Pino-m3": "pino-m³",
  "Kiinto-m3": "kiinto-m³",
} as const satisfies Record<Unit, string>;
