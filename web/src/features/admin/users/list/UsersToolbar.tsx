import type { UserSort } from "@halkopiha/domain/admin/user-search.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { useAtomValue } from "jotai/react";
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import { loadRegions } from "../../../../lib/api/locations.ts";
import { useRetryOnline } from "../../../../lib/api/use-retry-online.ts";
import { rememberSearch } from "../../../../lib/auth/searches.ts";
import { sessionAtom } from "../../../../lib/auth/session-atoms.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import styles from "../Users.module.css";
import { ColumnsMenu } from "./ColumnsMenu.tsx";
import { type FilterName, filterNames, userFilters } from "./user-filters.ts";
import { findSearchedText, isFiltered, noFilters, pageSizes, type UserList } from "./user-list-query.ts";

const sortText: Record<UserSort, string> = {
  newest: "Uusin ensin",
  oldest: "Vanhin ensin",
  name: "Nimi A–Ö",
  "-name": "Nimi Ö–A",
  username: "Käyttäjänimi A–Ö",
  "-username": "Käyttäjänimi Ö–A",
};

const isSort = (word: string): word is UserSort => word in sortText;

interface Props {
  list: UserList;
  onChange(change: Partial<UserList>): void;
}

function SearchForm({ list, onChange }: Props) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("search") ?? "");
    onChange({ searchId: rememberSearch(text) ?? null });
  }
  return (
    <form aria-label="Käyttäjähaku" className={styles.search} onSubmit={search}>
      <TextField
        key={list.searchId}
        label="Hae käyttäjää"
        type="search"
        name="search"
        maxLength={100}
        autoComplete="off"
        hint="Nimi, puhelin, Y-tunnus, sähköposti tai paikkakunta"
        defaultValue={findSearchedText(list)}
      />
      <Button type="submit" icon="search">
        Hae
      </Button>
    </form>
  );
}

function ChoiceFilter({ name, list, onChange }: Props & { name: FilterName }) {
  const { label, options } = userFilters[name];
  return (
    <Select
      label={label}
      empty="Kaikki"
      options={Object.entries(options).map(([value, { text }]) => ({ value, text }))}
      value={list.choices[name] ?? ""}
      onChange={({ target }) => onChange({ choices: { ...list.choices, [name]: target.value || null } })}
    />
  );
}

function RegionFilter({ list, onChange }: Props) {
  const [regions, setRegions] = useState<readonly Region[]>([]);
  const load = useCallback(() => void loadRegions().then(setRegions), []);
  useEffect(load, [load]);
  useRetryOnline(regions.length === 0 ? regions : null, load);
  const { region } = list;
  const options = regions.map(({ _id, name }) => ({ value: _id, text: name }));
  // A region that is not loaded yet, or unknown, still narrows the list.
  if (region && regions.every(({ _id }) => _id !== region)) options.push({ value: region, text: region });
  return (
    <Select
      label="Maakunta"
      empty="Kaikki"
      options={options}
      value={region ?? ""}
      onChange={({ target }) => onChange({ region: target.value || null })}
    />
  );
}

/** Filters and view of the table; the filters are in the URL. `children` follow the view. */
export function UsersToolbar({ list, onChange, children }: Props & { children: ReactNode }) {
  const isRoot = useAtomValue(sessionAtom)?.user.role === "root";
  // An admin finds no other admins, so there is no role to choose.
  const shownFilters = filterNames.filter((name) => isRoot || name !== "rooli");
  return (
    <>
      <div className={styles.tools}>
        <SearchForm list={list} onChange={onChange} />
        {shownFilters.map((name) => (
          <ChoiceFilter key={name} name={name} list={list} onChange={onChange} />
        ))}
        <RegionFilter list={list} onChange={onChange} />
      </div>
      <div className={styles.view}>
        <Select
          label="Järjestys"
          options={Object.entries(sortText).map(([value, text]) => ({ value, text }))}
          value={list.sort}
          onChange={({ target }) => onChange({ sort: isSort(target.value) ? target.value : "newest" })}
        />
        <Select
          label="Rivejä sivulla"
          options={pageSizes.map((size) => ({ value: String(size), text: String(size) }))}
          value={String(list.limit)}
          onChange={({ target }) =>
            onChange({ limit: pageSizes.find((size) => String(size) === target.value) ?? 15 })
          }
        />
        {isFiltered(list) && (
          <Button variant="quiet" onClick={() => onChange(noFilters)}>
            Poista rajaukset
          </Button>
        )}
        <ColumnsMenu />
        {children}
      </div>
    </>
  );
}
