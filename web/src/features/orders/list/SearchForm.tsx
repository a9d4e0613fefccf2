import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { formatFilterQuery, type OrderFilter } from "../order-filter.ts";
import { findSearch, rememberSearch } from "../order-searches.ts";
import styles from "./SearchForm.module.css";

function SearchFields({ filter: { status: _, searchId, ...scope } }: { filter: OrderFilter }) {
  const navigate = useNavigate();
  const searched = searchId === undefined ? "" : findSearch(searchId);

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("search") ?? "").trim();
    const next: OrderFilter = text
      ? { ...scope, status: "all", searchId: rememberSearch(text) }
      : { ...scope, status: "open" };
    void navigate(formatFilterQuery(next));
  }

  return (
    <search>
      <form className={styles.form} onSubmit={search} aria-label="Tilaushaku">
        <TextField
          label="Tilaus tai ostaja"
          placeholder="Numero, nimi, puhelin, sähköposti"
          type="search"
          name="search"
          defaultValue={searched}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" icon="search" variant="plain">
          Hae
        </Button>
      </form>
    </search>
  );
}

/** Searches orders of every status; an empty search leads back to the open ones. */
export const SearchForm = ({ filter }: { filter: OrderFilter }) => (
  <SearchFields key={filter.searchId} filter={filter} />
);
