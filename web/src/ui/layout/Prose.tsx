import type { ComponentType, ReactNode } from "react";
import styles from "./Prose.module.css";

export interface ProseSection {
  /** Where a link within the page leads. */
  id: string;
  title: string;
  Body: ComponentType;
}

/** A table of contents, for a page that is longer than a screen. */
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

/** A text to read: lead, contents, sections with headings. */
export function Prose({ lead, sections }: { lead: ReactNode; sections: readonly ProseSection[] }) {
  return (
    <div className={styles.prose}>
      <p className={styles.lead}>{lead}</p>
      <Contents sections={sections} />
      {sections.map(({ id, title, Body }) => (
        <section key={id} id={id} aria-labelledby={`${id}-otsikko`}>
          <h2 id={`${id}-otsikko`}>{title}</h2>
          <Body />
        </section>
      ))}
    </div>
  );
}

/** What one must not miss. */
export function Note({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}
