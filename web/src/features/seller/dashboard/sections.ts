import { createElement, Fragment } from "react";
import type { Section } from "../../../lib/routing/SectionLayout.tsx";
import { profileSections } from "../../../market/account/profile-sections.ts";
import { NewOrdersCount } from "../../../market/orders/NewOrdersCount.tsx";
import { UnreadCount } from "../../../market/orders/UnreadCount.tsx";

const { orders, ...others } = profileSections;

/** Sections in the side bar of the profile; orders come first, with the number of new ones and of those with new messages. §2 */
export const sections: readonly Section[] = [
  {
    ...orders,
    count: createElement(Fragment, null, createElement(UnreadCount), createElement(NewOrdersCount)),
  },
  ...Object.values(others),
];
