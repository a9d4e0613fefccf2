import type { Fuel } from "@halkopiha/domain/energy/energy.ts";

/** A kind of wood as it begins a row or a choice. */
export const fuelLabel: Readonly<Record<Fuel, string>> = {
  koivu: "Koivu",
  haapa: "Haapa",
  kuusi: "Kuusi",
  leppä: "Leppä",
  mänty: "Mänty",
  havusekapuu: "Havusekapuu",
  sekapuu: "Sekapuu",
  lehtisekapuu: "Lehtisekapuu",
};
