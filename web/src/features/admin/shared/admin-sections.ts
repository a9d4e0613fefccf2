import { paths } from "../../../lib/routing/paths.ts";
import type { Section } from "../../../lib/routing/SectionLayout.tsx";
import { profileSections } from "../../../market/account/profile-sections.ts";

/** The sections of the admin panel, in the order of its side bar: the titles of their pages and the links to them. §2 */
export const adminSections = {
  dashboard: { text: "Hallintapaneeli", icon: "info", path: paths.admin, otherPath: paths.adminContacts },
  users: { text: "Käyttäjät", icon: "person", path: paths.adminUsers },
  newUser: { text: "Luo käyttäjä", icon: "plus", path: paths.adminNewUser },
  categories: { text: "Kategoriat", icon: "wood", path: paths.adminCategories },
  orders: { text: profileSections.orders.text, icon: "truck", path: paths.adminOrders },
  localities: { text: "Maakunnat ja paikkakunnat", icon: "pin", path: paths.adminLocalities },
  plans: { text: "Tilit ja mainokset", icon: "euro", path: paths.adminPlans },
  hiddenListings: { text: "Piilotetut ilmoitukset", icon: "close", path: paths.adminHiddenListings },
  reviews: { text: "Arvostelut", icon: "star", path: paths.adminReviews },
  reports: { text: "Sisältöilmoitukset", icon: "warning", path: paths.adminReports },
  recalls: { text: "Takaisinvedot", icon: "warning", path: paths.adminRecalls },
  personalData: { text: "Henkilötiedot", icon: "person", path: paths.adminPersonalData },
  operator: { text: "Yrityksen tiedot", icon: "globe", path: paths.adminOperator },
  ownAccount: { text: "Oma tili", icon: "person", path: paths.adminOwnAccount },
} as const satisfies Record<string, Section>;

/** Additional sections for the role `root`. §6 */
export const rootSections = {
  audit: { text: "Muutosloki", icon: "clock", path: paths.adminAudit },
  securityEvents: { text: "Turvatapahtumat", icon: "eye", path: paths.adminSecurityEvents },
  messages: { text: "Viestit", icon: "mail", path: paths.adminMessages },
  errors: { text: "Virheet", icon: "warning", path: paths.adminErrors },
} as const satisfies Record<string, Section>;
