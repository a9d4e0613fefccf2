import { paths } from "../../lib/routing/paths.ts";
import type { Section } from "../../lib/routing/SectionLayout.tsx";

/** The side bar of the admin panel. §2 */
export const sections: readonly Section[] = [
  { text: "Etusivu", icon: "home", path: paths.frontForAdmin },
  { text: "Hallintapaneeli", icon: "info", path: paths.admin, otherPath: paths.adminContacts },
  { text: "Käyttäjät", icon: "person", path: paths.adminUsers },
  { text: "Luo käyttäjä", icon: "plus", path: paths.adminNewUser },
  { text: "Kategoriat", icon: "wood", path: paths.adminCategories },
  { text: "Tilaukset", icon: "truck", path: paths.adminOrders },
  { text: "Maakunnat ja paikkakunnat", icon: "pin", path: paths.adminLocalities },
  { text: "Tilit ja mainokset", icon: "euro", path: paths.adminPlans },
  { text: "Oma tili", icon: "person", path: paths.adminOwnAccount },
];

/** Additional sections for the role `root`. §6 */
export const rootSections: readonly Section[] = [
  ...sections,
  { text: "Muutosloki", icon: "clock", path: paths.adminAudit },
  { text: "Turvatapahtumat", icon: "eye", path: paths.adminSecurityEvents },
];
