import { paths } from "../../lib/routing/paths.ts";

/** The pages of Polttopuuinfo in reading order. */
export const infoPages = [
  {
    path: paths.measures,
    title: "Termit ja mittayksiköt",
    summary: "Mikä on irtokuutio, mikä pinokuutio, ja montako niitä mahtuu toisiinsa.",
  },
  {
    path: paths.properties,
    title: "Polttopuun ominaisuudet",
    summary: "Koivu, kuusi, leppä vai sekapuu: mitä kukin antaa ja mihin se sopii.",
  },
  {
    path: paths.drying,
    title: "Polttopuun kuivaus ja varastointi",
    summary: "Näin tuoreesta puusta tulee kuivaa ja näin se pysyy kuivana.",
  },
  {
    path: paths.heating,
    title: "Tulisijan lämmitys",
    summary: "Sytytys, puun määrä, ilma ja pelti: lämpöä turvallisesti ja puhtaasti.",
  },
  {
    path: paths.comparison,
    title: "Energiavertailu",
    summary: "Mitä kilowattitunti lämpöä maksaa puulla, pelletillä, sähköllä ja öljyllä.",
  },
  {
    path: paths.calculator,
    title: "Energialaskuri",
    summary: "Laske, paljonko lämpöä kuormassa on ja mitä se maksaa.",
  },
] as const;

export type InfoPath = (typeof infoPages)[number]["path"];
