import { Link } from "react-router-dom";
import { paths } from "../lib/routing/paths.ts";
import { PageHead } from "../market/page-head/PageHead.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { buttonClass } from "../ui/forms/Button.tsx";
import styles from "./NotFound.module.css";

const others = [
  [paths.listings, "Ilmoitukset"],
  [paths.info, "Polttopuuinfo"],
  [paths.calculator, "Energialaskuri"],
  [paths.contact, "Asiakaspalvelu"],
] as const;

export function Component() {
  return (
    <div className={styles.page}>
      <PageHead title="Sivua ei löytynyt" />
      <h1 tabIndex={-1}>Sivua ei löytynyt</h1>
      <EmptyState title="Tätä sivua ei ole, tai se on siirretty muualle.">
        <p>Tarkista osoite tai jatka jostakin näistä.</p>
        <div className={styles.actions}>
          <Link to={paths.front} className={buttonClass("plain")}>
            Etusivulle
          </Link>
          <Link to={paths.search} className={buttonClass("primary")}>
            Hae polttopuita
          </Link>
        </div>
        <ul className={styles.others}>
          {others.map(([path, text]) => (
            <li key={path}>
              <Link to={path}>{text}</Link>
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}
