import { type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import { toMailHref } from "../../lib/format/contact-href.ts";
import { paths } from "../../lib/routing/paths.ts";
import { useOperator } from "../../market/operator/use-operator.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { Prose, type ProseSection } from "../../ui/layout/Prose.tsx";
import { useNear } from "../../ui/layout/use-near.ts";
import styles from "./LegalLayout.module.css";

interface Props {
  title: string;
  description: string;
  /** Missing for a page that search engines do not list. */
  path?: string | undefined;
  lead: ReactNode;
  sections: readonly ProseSection[];
}

/** Where to ask, and who provides the service; requested near the end of the page. */
function Questions() {
  const container = useRef<HTMLDivElement>(null);
  const operator = useOperator(useNear(container));
  return (
    <div ref={container} className={styles.questions}>
      <p>
        Jäikö jotain epäselväksi? <Link to={paths.contact}>Kirjoita asiakaspalveluun</Link>
        {operator && (
          <>
            {" "}
            tai lähetä sähköpostia: <a href={toMailHref(operator.email)}>{operator.email}</a>
          </>
        )}
        .
      </p>
      {operator && (
        <p>
          Palveluntarjoaja: {operator.name}, Y-tunnus {operator.ytunnus}, {operator.street}, {operator.zip}{" "}
          {operator.place}.
        </p>
      )}
    </div>
  );
}

/** A legal text; its headings are numbered so that they can be cited. */
export function LegalLayout({ title, description, path, lead, sections }: Props) {
  const numbered = sections.map((section, index) => ({
    ...section,
    title: `${index + 1}. ${section.title}`,
  }));
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} {...(path !== undefined && { path })} />
      <h1 tabIndex={-1}>{title}</h1>
      <Prose lead={lead} sections={numbered} />
      <Questions />
    </div>
  );
}
