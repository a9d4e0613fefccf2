import { company } from "@halkopiha/domain/reference-data/company.ts";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { toMailHref } from "../../lib/format/contact-href.ts";
import { PageHead } from "../../lib/routing/PageHead.tsx";
import { paths } from "../../lib/routing/paths.ts";
import { Prose, type ProseSection } from "../../ui/layout/Prose.tsx";
import styles from "./LegalLayout.module.css";

interface Props {
  title: string;
  description: string;
  path: string;
  lead: ReactNode;
  sections: readonly ProseSection[];
}

/** A legal text; its headings are numbered so that they can be cited. */
export function LegalLayout({ title, description, path, lead, sections }: Props) {
  const numbered = sections.map((section, index) => ({
    ...section,
    title: `${index + 1}. ${section.title}`,
  }));
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} path={path} />
      <h1 tabIndex={-1}>{title}</h1>
      <Prose lead={lead} sections={numbered} />
      <p className={styles.questions}>
        Jäikö jotain epäselväksi? <Link to={paths.contact}>Kirjoita asiakaspalveluun</Link> tai lähetä
        sähköpostia: <a href={toMailHref(company.email)}>{company.email}</a>.
      </p>
    </div>
  );
}
