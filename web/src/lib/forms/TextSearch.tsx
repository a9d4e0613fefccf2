import type { FormEvent, ReactNode } from "react";
import { Button } from "../../ui/forms/Button.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { findSearch, rememberSearch } from "./searches.ts";
import styles from "./TextSearch.module.css";

interface Props {
  /** Accessible name of the form. */
  name: string;
  label: string;
  /** What is searched. */
  hint: string;
  /** Id of the searched text; without one the field is empty. */
  searchId: string | null | undefined;
  /** Called with the id of the typed text; undefined for an empty one. */
  onSearch(searchId: string | undefined): void;
  /** What follows the button. */
  children?: ReactNode;
}

function SearchFields({ name, label, hint, searchId, onSearch, children }: Props) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(rememberSearch(String(new FormData(event.currentTarget).get("search") ?? "")));
  }
  return (
    <search>
      <form aria-label={name} className={styles.form} onSubmit={search}>
        <TextField
          label={label}
          hint={hint}
          type="search"
          name="search"
          defaultValue={searchId ? findSearch(searchId) : undefined}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" icon="search" variant="plain">
          Hae
        </Button>
        {children}
      </form>
    </search>
  );
}

/** Searches a list for words, which are not in the URL because they may be a person's name. */
export const TextSearch = (props: Props) => <SearchFields key={props.searchId} {...props} />;
