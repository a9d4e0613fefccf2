import type { SessionUser } from "../../lib/auth/session.ts";
import { paths } from "../../lib/routing/paths.ts";
import type { Section } from "../../lib/routing/SectionLayout.tsx";

/** The side bar of the admin panel. §2 */
const sections: readonly Section[] = [
  { text: "Etusivu", icon: "home", path: paths.frontForAdmin },
  { text: "Hallintapaneeli", icon: "info", path: paths.admin, otherPath: paths.adminContacts },
  { text: "Käyttäjät", icon: "person", path: paths.adminUsers },
  { text: "Luo käyttäjä", icon: "plus", path: paths.adminNewUser },
  { text: "Kategoriat", icon: "wood", path: paths.adminCategories },
  { text: "Tilaukset", icon: "truck", path: paths.adminOrders },
  { text: "Maakunnat ja paikkakunnat", icon: "pin", path: paths.adminLocalities },
  { text: "Tilit ja mainokset", icon: "euro", path: paths.adminPlans },
  { text: "Piilotetut ilmoitukset", icon: "close", path: paths.adminHiddenListings },
  { text: "Oma tili", icon: "person", path: paths.adminOwnAccount },
];

/** Additional sections for the role `root`. §6 */
const rootSections: readonly Section[] = [
  ...sections,
  { text: "Muutosloki", icon: "clock", path: paths.adminAudit },
  { text: "Turvatapahtumat", icon: "eye", path: paths.adminSecurityEvents },
];

/** What an admin opens before the second factor is set up. */
const firstPaths: readonly string[] = [paths.frontForAdmin, paths.adminOwnAccount];

/** The sections that a user may open. */
export function listSections({ role, lacksSecondFactor }: SessionUser): readonly Section[] {
  if (lacksSecondFactor) return sections.filter(({ path }) => firstPaths.includes(path));
  return role === "root" ? rootSections : sections;
}
