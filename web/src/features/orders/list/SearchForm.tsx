import type { FormEvent } from "react";
import { Link } from "react-router-dom";
import { rememberSearch } from "../../../lib/auth/searches.ts";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { findSearchedText, formatFilterQuery, type OrderFilter } from "../order-filter.ts";
import styles from "./SearchForm.module.css";

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

function SearchFields({ filter, onSearch }: Props) {
  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const searchId = rememberSearch(String(new FormData(event.currentTarget).get("search") ?? ""));
    const status = searchId === undefined ? "open" : "all";
    onSearch({ ...filter, status, searchId });
  }

  return (
    <search>
      <form className={styles.form} onSubmit={search} aria-label="Tilaushaku">
        <TextField
          label="Tilaus tai ostaja"
          hint="Numero, nimi, puhelin, sähköposti, osoite tai tuote"
          type="search"
          name="search"
          defaultValue={findSearchedText(filter)}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" icon="search" variant="plain">
          Hae
        </Button>
        {filter.searchId !== undefined && <ClearSearchLink filter={filter} />}
      </form>
    </search>
  );
}

/** Searches orders of every status; an empty search leads back to the open ones. */
export const SearchForm = (props: Props) => <SearchFields key={props.filter.searchId} {...props} />;
