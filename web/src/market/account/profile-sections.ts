import { paths } from "../../lib/routing/paths.ts";
import type { Section } from "../../lib/routing/SectionLayout.tsx";

/** The sections of the seller's profile, in the order of its side bar: the titles of their pages and the links to them. §2 */
export const profileSections = {
  orders: { text: "Tilaukset", icon: "truck", path: paths.profile, otherPath: paths.orders },
  quotes: { text: "Tarjouspyynnöt", icon: "mail", path: paths.quotes },
  userInfo: { text: "Käyttäjätiedot", icon: "person", path: paths.userInfo },
  settings: { text: "Tilinhallinta", icon: "pin", path: paths.settings },
  deliveryCosts: { text: "Toimitus kustannukset", icon: "euro", path: paths.deliveryCosts },
  firewood: { text: "Polttopuut", icon: "wood", path: paths.ownFirewood },
  others: { text: "Muut tuotteet", icon: "box", path: paths.ownOthers },
  services: { text: "Palvelut", icon: "tools", path: paths.ownServices },
} as const satisfies Record<string, Section>;
