import { useState } from "react";
import { type DataColumn, DataTable, type TableView } from "../../../ui/data/DataTable.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Button, IconButton } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import styles from "./AreaTable.module.css";

/** Rows per page. §9 */
const pageSizes = [15, 25, 50] as const;

interface Props<Area extends { _id: string }> {
  caption: string;
  /** Label of the search field. */
  searchLabel: string;
  createLabel: string;
  searchText: string;
  onSearch(text: string): void;
  areas: readonly Area[];
  getName(place: Area): string;
  /** Text that the search matches in addition to the name. */
  getSearchText?(place: Area): string;
  columns: readonly DataColumn<Area>[];
  onCreate(): void;
  onEdit(id: string): void;
  onDelete(id: string): void;
}

const normalize = (text: string) => text.toLocaleLowerCase("fi").trim();

/** Table of regions or localities with their actions; the search filters the loaded rows. §2 */
export function AreaTable<Area extends { _id: string }>(props: Props<Area>) {
  const {
    caption,
    searchLabel,
    createLabel,
    searchText,
    onSearch,
    areas,
    getName,
    getSearchText = getName,
    columns,
    onCreate,
    onEdit,
    onDelete,
  } = props;
  const [view, setView] = useState<TableView>({ sort: null, perPage: pageSizes[0], compact: true });
  const found = areas.filter((place) =>
    normalize(`${getName(place)} ${getSearchText(place)}`).includes(normalize(searchText)),
  );
  const actionColumns: DataColumn<Area>[] = [
    {
      header: "Muokkaa",
      isActions: true,
      cell: (place) => (
        <IconButton icon="edit" label={`Muokkaa: ${getName(place)}`} onClick={() => onEdit(place._id)} />
      ),
    },
    {
      header: "Poista",
      isActions: true,
      cell: (place) => (
        <IconButton icon="trash" label={`Poista: ${getName(place)}`} onClick={() => onDelete(place._id)} />
      ),
    },
  ];
  return (
    <div className={styles.areas}>
      <div className={styles.tools}>
        <TextField
          label={searchLabel}
          type="search"
          autoComplete="off"
          value={searchText}
          onChange={({ target }) => onSearch(target.value)}
        />
        <Button variant="accent" icon="plus" onClick={onCreate}>
          {createLabel}
        </Button>
      </div>
      {found.length === 0 ? (
        <EmptyState title="Hakua vastaavaa paikkaa ei löytynyt." />
      ) : (
        <DataTable
          // A new search starts on the first page.
          key={searchText}
          caption={caption}
          columns={[...columns, ...actionColumns]}
          rows={found}
          getKey={({ _id }) => _id}
          pageSizes={pageSizes}
          view={view}
          onViewChange={setView}
          unsortedLabel="Aakkosjärjestys"
        />
      )}
    </div>
  );
}
