import type { Section } from "../../app/OwnPlace.tsx";
import { paths } from "../../app/paths.ts";

/** The side bar of the admin panel. §2 */
export const sections: readonly Section[] = [
  { text: "Etusivu", icon: "home", path: paths.front },
  { text: "Käyttäjät", icon: "person", path: paths.adminUsers },
  { text: "Luo käyttäjä", icon: "plus", path: paths.adminNewUser },
  { text: "Tilaukset", icon: "truck", path: paths.adminOrders },
];
