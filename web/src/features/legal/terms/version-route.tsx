import { toTermsPath } from "@halkopiha/domain/page-paths.ts";
import { termsVersions } from "@halkopiha/domain/terms/terms-versions.ts";
import { useLocation } from "react-router-dom";
import { TermsPage } from "./TermsPage.tsx";

/** One version of the terms of use, whether it is in force or not. Each has a row in the table of pages. */
export function Component() {
  const pathname = useLocation().pathname.replace(/\/$/, "");
  const terms = termsVersions.find(({ version }) => toTermsPath(version) === pathname) ?? termsVersions[0];
  return <TermsPage terms={terms} />;
}
