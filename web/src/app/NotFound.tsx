import { Link } from "react-router";
import { buttonClass } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import styles from "./NotFound.module.css";
import { PageHead } from "./PageHead.tsx";
import { paths } from "./paths.ts";

export function NotFound() {
  return (
    <div className={styles.page}>
      <PageHead title="Sivua ei löytynyt" />
      <h1 tabIndex={-1}>Sivua ei löytynyt</h1>
      <EmptyState title="Tätä sivua ei ole, tai se on siirretty muualle.">
        <div className={styles.ways}>
          <Link to={paths.front} className={buttonClass("plain")}>
            Etusivulle
          </Link>
          <Link to={paths.search} className={buttonClass("primary")}>
            Hae polttopuita
          </Link>
        </div>
      </EmptyState>
    </div>
  );
}
