import { paths } from "../../lib/routing/paths.ts";
import type { Section } from "../../lib/routing/SectionLayout.tsx";
import type { SessionUser } from "../../lib/session/session.ts";
import { adminSections, rootSections } from "./shared/admin-sections.ts";

/** The side bar of the admin panel. §2 */
const sections: readonly Section[] = [
  { text: "Etusivu", icon: "home", path: paths.frontForAdmin },
  ...Object.values(adminSections),
];

/** What an admin opens before the second factor is set up. */
const firstPaths: readonly string[] = [paths.frontForAdmin, paths.adminOwnAccount];

/** The sections that a user may open; some are for the role `root` only. §6 */
export function listSections({ role, lacksSecondFactor }: SessionUser): readonly Section[] {
  if (lacksSecondFactor) return sections.filter(({ path }) => firstPaths.includes(path));
  return role === "root" ? [...sections, ...Object.values(rootSections)] : sections;
}
