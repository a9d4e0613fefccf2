import { Link } from "react-router-dom";
import { paths } from "../../lib/routing/paths.ts";
import styles from "./SortRulesLink.module.css";

/** Leads to how results are sorted, beside each list that is. Consumer Rights Directive art. 6a(1)(a), Regulation (EU) 2019/1150 art. 5. */
export const SortRulesLink = () => (
  <p className={styles.link}>
    <Link to={paths.sortRules}>Näin järjestämme tulokset</Link>
  </p>
);
