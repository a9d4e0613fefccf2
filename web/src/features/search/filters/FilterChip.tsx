import { Link } from "react-router-dom";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./ActiveFilters.module.css";
import { type Filters, formatSearch, type SearchState } from "./search-query.ts";

interface Props {
  address: SearchState;
  text: string;
  without: Partial<Filters>;
}

/** Link to the search without one of its filters. */
export function FilterChip({ address, text, without }: Props) {
  return (
    <li>
      <Link
        to={formatSearch({ ...address, filters: { ...address.filters, ...without } })}
        preventScrollReset
        className={styles.chip}
        aria-label={`Poista rajaus: ${text}`}
      >
        {text}
        <Icon name="close" />
      </Link>
    </li>
  );
}
