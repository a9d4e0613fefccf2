import { createElement } from "react";
import { NewOrdersCount } from "../../app/live-orders/NewOrdersCount.tsx";
import type { Section } from "../../app/OwnPlace.tsx";
import { paths } from "../../app/paths.ts";

/** The side bar of the profile; orders come first. §2 */
export const sections: readonly Section[] = [
  {
    text: "Tilaukset",
    icon: "truck",
    path: paths.profile,
    below: `${paths.profile}/tilaukset`,
    count: createElement(NewOrdersCount),
  },
];
