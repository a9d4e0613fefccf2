import type { Section } from "../../app/OwnPlace.tsx";
import { paths } from "../../app/paths.ts";

/** The side bar of the profile; orders come first. §2 */
export const sections: readonly Section[] = [
  { text: "Tilaukset", icon: "truck", path: paths.profile, below: `${paths.profile}/tilaukset` },
  { text: "Käyttäjätiedot", icon: "person", path: paths.userInfo },
  { text: "Tilinhallinta", icon: "pin", path: paths.accountSettings },
];
