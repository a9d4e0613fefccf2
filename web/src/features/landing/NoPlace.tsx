import type { RegionRef } from "@halkopiha/domain/reference-data/region.ts";
import { Link } from "react-router-dom";
import { toLandingPath } from "../../lib/routing/page-paths.ts";
import { paths } from "../../lib/routing/paths.ts";
import { PageHead } from "../../market/page-head/PageHead.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import styles from "./LandingPage.module.css";

/** The page of a name that no region or locality has. */
export function NoPlace({ regions }: { regions: readonly RegionRef[] }) {
  return (
    <>
      <PageHead title="Paikkaa ei löytynyt" />
      <h1 tabIndex={-1}>Paikkaa ei löytynyt</h1>
      <EmptyState title="Tämän nimistä paikkaa ei ole Halkopihassa.">
        <p>Valitse maakunta alta tai hae polttopuita.</p>
        <Link to={paths.search} className={buttonClass("primary")}>
          Hae polttopuita
        </Link>
      </EmptyState>
      <section className={styles.section} aria-labelledby="maakunnat">
        <h2 id="maakunnat">Polttopuut maakunnittain</h2>
        <ul className={styles.places}>
          {regions.map(({ _id, name }) => (
            <li key={_id}>
              <Link to={toLandingPath(_id)}>{name}</Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
