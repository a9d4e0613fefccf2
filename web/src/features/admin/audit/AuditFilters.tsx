import {
  AuditAction,
  type AuditEvent,
  AuditKind,
  auditActions,
  auditKinds,
} from "@halkopiha/domain/admin/audit.ts";
import { listUsers } from "@halkopiha/domain/contract/admin/users.ts";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { DayRangeForm } from "../../../lib/forms/DayRangeForm.tsx";
import { TextSearch } from "../../../lib/forms/TextSearch.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import { type AuditFilter, isNarrowed } from "./audit-filter.ts";
import { actionLabel, kindLabel } from "./audit-labels.ts";

type Author = AuditEvent["by"];

interface Props {
  filter: AuditFilter;
  onChange(filter: AuditFilter): void;
}

/** The present admins; those who are in the list but not any more admins are added to them. */
function useAuthors(listed: readonly Author[]): readonly Author[] {
  const [admins, setAdmins] = useState<readonly Author[]>([]);
  useEffect(() => {
    let isWanted = true;
    api(listUsers, { query: { admin: "true", sort: "username", limit: 100 } })
      .then(({ sellers }) => isWanted && setAdmins(sellers))
      .catch((error: unknown) => {
        // The authors of the listed changes can be chosen all the same.
        assertApiError(error);
      });
    return () => {
      isWanted = false;
    };
  }, []);
  const authors = new Map([...listed, ...admins].map((author) => [author._id, author]));
  return [...authors.values()].sort((a, b) => a.username.localeCompare(b.username, "fi"));
}

/** Narrows the change log: who, what, to which entity, and when. */
export function AuditFilters({ filter, onChange, listed }: Props & { listed: readonly Author[] }) {
  const authors = useAuthors(listed).map(({ _id, username }) => ({ value: _id, text: username }));
  // An author who is not loaded yet, or unknown, still narrows the list.
  if (filter.by && authors.every(({ value }) => value !== filter.by))
    authors.push({ value: filter.by, text: filter.by });
  return (
    <>
      <TextSearch
        name="Muutoshaku"
        label="Hae muutosta"
        hint="Kohteen nimi, numero tai tunniste, tai tekijän käyttäjänimi"
        searchId={filter.searchId}
        onSearch={(searchId) => onChange({ ...filter, searchId })}
      />
      <Toolbar label="Rajaus">
        <Select
          label="Kuka"
          empty="Kaikki"
          options={authors}
          value={filter.by ?? ""}
          onChange={({ target }) => onChange({ ...filter, by: target.value || undefined })}
        />
        <Select
          label="Toiminto"
          empty="Kaikki"
          options={auditActions.map((value) => ({ value, text: actionLabel[value] }))}
          value={filter.action ?? ""}
          onChange={({ target }) => onChange({ ...filter, action: AuditAction.safeParse(target.value).data })}
        />
        <Select
          label="Kohde"
          empty="Kaikki"
          options={auditKinds.map((value) => ({ value, text: kindLabel[value] }))}
          value={filter.kind ?? ""}
          onChange={({ target }) => onChange({ ...filter, kind: AuditKind.safeParse(target.value).data })}
        />
        <DayRangeForm range={filter} onChange={(range) => onChange({ ...filter, ...range })} />
        {isNarrowed(filter) && (
          <Button variant="quiet" icon="close" onClick={() => onChange({})}>
            Poista rajaukset
          </Button>
        )}
      </Toolbar>
    </>
  );
}
