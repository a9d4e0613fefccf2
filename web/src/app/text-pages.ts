import { toTermsPath } from "@halkopiha/domain/page-paths.ts";
import { termsVersions } from "@halkopiha/domain/terms/terms-versions.ts";
import { paths } from "../lib/routing/paths.ts";

/** A row of the table of pages. */
interface TextPage {
  path: string;
  module: string;
  html: "page";
  precache?: "scripts";
}

/** The pages of texts, which are the same for everyone: terms and rights, and what is good to know about firewood. */
export const textPages: readonly TextPage[] = [
  { path: paths.terms, module: "features/legal/terms/terms-route.tsx", html: "page", precache: "scripts" },
  ...termsVersions.map(
    ({ version }): TextPage => ({
      path: toTermsPath(version),
      module: "features/legal/terms/version-route.tsx",
      html: "page",
      precache: "scripts",
    }),
  ),
  {
    path: paths.salesTerms,
    module: "features/legal/sales-terms-route.tsx",
    html: "page",
    precache: "scripts",
  },
  { path: paths.withdrawal, module: "features/legal/withdrawal-route.tsx", html: "page" },
  { path: paths.quality, module: "features/legal/quality-route.tsx", html: "page" },
  { path: paths.sortRules, module: "features/legal/sort-rules-route.tsx", html: "page", precache: "scripts" },
  {
    path: paths.reviewRules,
    module: "features/legal/review-rules-route.tsx",
    html: "page",
    precache: "scripts",
  },
  {
    path: paths.contactPoints,
    module: "features/legal/contact-points-route.tsx",
    html: "page",
    precache: "scripts",
  },
  { path: paths.privacy, module: "features/legal/privacy-route.tsx", html: "page", precache: "scripts" },
  {
    path: paths.accessibility,
    module: "features/legal/accessibility-route.tsx",
    html: "page",
    precache: "scripts",
  },
  { path: paths.info, module: "features/info/index-route.tsx", html: "page" },
  { path: paths.measures, module: "features/info/articles/measures-route.tsx", html: "page" },
  { path: paths.properties, module: "features/info/articles/properties-route.tsx", html: "page" },
  { path: paths.drying, module: "features/info/articles/drying-route.tsx", html: "page" },
  { path: paths.heating, module: "features/info/articles/heating-route.tsx", html: "page" },
  { path: paths.comparison, module: "features/info/articles/comparison-route.tsx", html: "page" },
  { path: paths.calculator, module: "features/info/calculator/calculator-route.tsx", html: "page" },
];
