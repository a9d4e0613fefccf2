import { createElement } from "react";
import { NewOrdersCount } from "../../../lib/orders/NewOrdersCount.tsx";
import { paths } from "../../../lib/routing/paths.ts";
import type { Section } from "../../../lib/routing/SectionLayout.tsx";

/** Sections in the side bar of the profile; orders come first. §2 */
export const sections: readonly Section[] = [
  {
    text: "Tilaukset",
    icon: "truck",
    path: paths.profile,
    otherPath: paths.orders,
    count: createElement(NewOrdersCount),
  },
  { text: "Tarjouspyynnöt", icon: "mail", path: paths.quotes },
  { text: "Käyttäjätiedot", icon: "person", path: `${paths.profile}/kayttajatiedot` },
  { text: "Tilinhallinta", icon: "pin", path: `${paths.profile}/tilinhallinta` },
  { text: "Toimitus kustannukset", icon: "euro", path: `${paths.profile}/toimituskulut` },
  { text: "Polttopuut", icon: "wood", path: `${paths.profile}/polttopuut` },
  { text: "Muut tuotteet", icon: "box", path: `${paths.profile}/muut-tuotteet` },
  { text: "Palvelut", icon: "tools", path: `${paths.profile}/palvelut` },
];
