import type { UserSort } from "@halkopiha/domain/admin/user-search.ts";
import type { FormEvent } from "react";
import { Button } from "../../../../ui/forms/Button.tsx";
import { Select } from "../../../../ui/forms/Select.tsx";
import { TextField } from "../../../../ui/forms/TextField.tsx";
import styles from "../Users.module.css";
import { type Group, groups, pageSizes, type UserList } from "./user-list-query.ts";

const groupText: Record<Group, string> = {
  aktiiviset: "Aktiiviset",
  passiiviset: "Passiiviset",
  yllapitajat: "Ylläpitäjät",
};

const sortText: Record<UserSort, string> = {
  newest: "Uusin ensin",
  oldest: "Vanhin ensin",
  name: "Nimi A–Ö",
  "-name": "Nimi Ö–A",
  username: "Käyttäjänimi A–Ö",
  "-username": "Käyttäjänimi Ö–A",
};

const options = <Value extends string>(texts: Record<Value, string>) =>
  Object.entries<string>(texts).map(([value, text]) => ({ value, text }));

interface Props {
  list: UserList;
  onChange(change: Partial<UserList>): void;
}

/** Filters and view of the table; all of them are in the URL. */
export function UsersToolbar({ list, onChange }: Props) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ queryString: String(new FormData(event.currentTarget).get("queryString") ?? "").trim() });
  }
  return (
    <div className={styles.tools}>
      <form aria-label="Käyttäjähaku" className={styles.search} onSubmit={search}>
        <TextField
          key={list.queryString}
          label="Hae käyttäjää"
          type="search"
          name="queryString"
          maxLength={100}
          autoComplete="off"
          placeholder="Nimi, sähköposti tai paikkakunta"
          defaultValue={list.queryString}
        />
        <Button type="submit" icon="search">
          Hae
        </Button>
      </form>
      <Select
        label="Näytä"
        empty="Kaikki"
        options={options(groupText)}
        value={list.group ?? ""}
        onChange={({ target }) => onChange({ group: groups.find((group) => group === target.value) ?? null })}
      />
      <Select
        label="Järjestys"
        options={options(sortText)}
        value={list.sort}
        onChange={({ target }) => {
          const sort = Object.keys(sortText).find((known) => known === target.value);
          onChange({ sort: isSort(sort) ? sort : "newest" });
        }}
      />
      <Select
        label="Rivejä sivulla"
        options={pageSizes.map((size) => ({ value: String(size), text: String(size) }))}
        value={String(list.limit)}
        onChange={({ target }) =>
          onChange({ limit: pageSizes.find((size) => String(size) === target.value) ?? 15 })
        }
      />
    </div>
  );
}

const isSort = (word: string | undefined): word is UserSort => word !== undefined && word in sortText;
