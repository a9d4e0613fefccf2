import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import styles from "./InfoLayout.module.css";
import { type InfoPath, infoPages } from "./info-pages.ts";

function Neighbours({ path }: { path: InfoPath }) {
  const index = infoPages.findIndex((page) => page.path === path);
  const [previous, next] = [infoPages[index - 1], infoPages[index + 1]];
  return (
    <nav aria-label="Edellinen ja seuraava sivu" className={styles.neighbours}>
      {previous && (
        <Link to={previous.path} rel="prev" className={styles.previous}>
          <span className={styles.direction}>Edellinen</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={styles.next}>
          <span className={styles.direction}>Seuraava</span> {next.title}
        </Link>
      )}
    </nav>
  );
}

/** Layout of every page of Polttopuuinfo. */
export function InfoLayout({ path, children }: { path: InfoPath; children: ReactNode }) {
  const { title, summary } = infoPages.find((page) => page.path === path) ?? infoPages[0];
  return (
    <div className={styles.page}>
      <PageHead title={`${title} – Polttopuuinfo`} description={summary} path={path} />
      <nav aria-label="Murupolku">
        <ol className={styles.crumbs}>
          <li>
            <Link to={paths.front}>Etusivu</Link>
          </li>
          <li>
            <Link to={paths.info}>Polttopuuinfo</Link>
          </li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <Neighbours path={path} />
    </div>
  );
}
