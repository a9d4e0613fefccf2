import { createElement } from "react";
import type { Section } from "../../../lib/routing/SectionLayout.tsx";
import { profileSections } from "../../../market/account/profile-sections.ts";
import { NewOrdersCount } from "../../../market/orders/NewOrdersCount.tsx";

const { orders, ...others } = profileSections;

/** Sections in the side bar of the profile; orders come first, with the number of new ones. §2 */
export const sections: readonly Section[] = [
  { ...orders, count: createElement(NewOrdersCount) },
  ...Object.values(others),
];
