import type { UserSort } from "@halkopiha/domain/admin/user-search.ts";
import type { Region } from "@halkopiha/domain/reference-data/region.ts";
import { useAtomValue } from "jotai/react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { loadRegions } from "../../../../lib/api/locations.ts";
import { useRetryOnline } from "../../../../lib/connection/use-retry-online.ts";
import { TextSearch } from "../../../../lib/forms/TextSearch.tsx";
import { sessionAtom } from "../../../../lib/session/session-atoms.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import styles from "../Users.module.css";
import { ColumnsMenu } from "./ColumnsMenu.tsx";
import { type UserFilterName, userFilterNames, userFilters } from "./user-filters.ts";
import { isFiltered, noFilters, pageSizes, type UserList } from "./user-list-query.ts";

const sortText: Record<UserSort, string> = {
  newest: "Uusin ensin",
  oldest: "Vanhin ensin",
  name: "Nimi A–Ö",
  "-name": "Nimi Ö–A",
  username: "Käyttäjänimi A–Ö",
  "-username": "Käyttäjänimi Ö–A",
  ends: "Päättyy ensin",
  "-ends": "Päättyy viimeksi",
};

const isSort = (word: string): word is UserSort => word in sortText;

interface Props {
  list: UserList;
  onChange(change: Partial<UserList>): void;
}

function ChoiceFilter({ name, list, onChange }: Props & { name: UserFilterName }) {
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
  const shownFilters = userFilterNames.filter((name) => isRoot || name !== "rooli");
  return (
    <>
      <div className={styles.tools}>
        <TextSearch
          name="Käyttäjähaku"
          label="Hae käyttäjää"
          hint="Nimi, puhelin, Y-tunnus, sähköposti tai paikkakunta"
          searchId={list.searchId}
          onSearch={(searchId) => onChange({ searchId: searchId ?? null })}
        />
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
