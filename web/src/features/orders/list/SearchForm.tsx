import { Link } from "react-router-dom";
import { TextSearch } from "../../../lib/forms/TextSearch.tsx";
import { buttonClass } from "../../../ui/forms/Button.tsx";
import { formatFilterQuery, type OrderFilter } from "../order-filter.ts";

/** Leads from a search to the open orders; the other filters stay. */
export function ClearSearchLink({ filter: { userid, from, to } }: { filter: Omit<OrderFilter, "status"> }) {
  return (
    <Link to={formatFilterQuery({ userid, from, to, status: "open" })} className={buttonClass("plain")}>
      Tyhjennä haku
    </Link>
  );
}

interface Props {
  filter: OrderFilter;
  onSearch(filter: OrderFilter): void;
}

/** Searches orders of every status; an empty search leads back to the open ones. */
export function SearchForm({ filter, onSearch }: Props) {
  return (
    <TextSearch
      name="Tilaushaku"
      label="Tilaus tai ostaja"
      hint="Numero, nimi, puhelin, sähköposti, osoite tai tuote"
      searchId={filter.searchId}
      onSearch={(searchId) =>
        onSearch({ ...filter, status: searchId === undefined ? "open" : "all", searchId })
      }
    >
      {filter.searchId !== undefined && <ClearSearchLink filter={filter} />}
    </TextSearch>
  );
}
