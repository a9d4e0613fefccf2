import type { Fuel } from "@halkopiha/domain/energy/energy.ts";

/** Names of the fuels, capitalised for the start of a row or an option. */
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
