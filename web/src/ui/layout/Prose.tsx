import type { ComponentType, ReactNode } from "react";
import styles from "./Prose.module.css";

export interface ProseSection {
  /** Target of links within the page. */
  id: string;
  title: string;
  Body: ComponentType;
}

/** Table of contents for a page longer than one screen. */
export function Contents({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <nav aria-label="Tällä sivulla" className={styles.contents}>
      <p className={styles.contentsTitle}>Tällä sivulla</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ id, title, Body }: ProseSection) {
  return (
    <section id={id} aria-labelledby={`${id}-otsikko`}>
      <h2 id={`${id}-otsikko`}>{title}</h2>
      <Body />
    </section>
  );
}

interface Props {
  lead: ReactNode;
  /** What the page is opened for, such as a form: shown above the table of contents. */
  tool?: ProseSection;
  sections: readonly ProseSection[];
}

/** Long text: lead, table of contents and sections with headings. */
export function Prose({ lead, tool, sections }: Props) {
  return (
    <div className={styles.prose}>
      <p className={styles.lead}>{lead}</p>
      {tool && <Section {...tool} />}
      <Contents sections={sections} />
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </div>
  );
}

/** An important note. */
export function Note({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}
