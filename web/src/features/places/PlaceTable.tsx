import { useState } from "react";
import { Button, IconButton } from "../../ui/Button.tsx";
import { type DataColumn, DataTable, type TableView } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./Places.module.css";

/** Rows at once. §9 */
const pageSizes = [15, 25, 50] as const;

interface Props<Place extends { _id: string }> {
  caption: string;
  /** What the search and the button are called. */
  search: string;
  create: string;
  places: readonly Place[];
  nameOf(place: Place): string;
  /** By which words a place is found besides its name. */
  wordsOf?(place: Place): string;
  columns: readonly DataColumn<Place>[];
  onCreate(): void;
  onEdit(id: string): void;
  onDelete(id: string): void;
}

const plain = (text: string) => text.toLocaleLowerCase("fi").trim();

/** A table of places with what is done to them; the search looks at what is at hand. §2 */
export function PlaceTable<Place extends { _id: string }>(props: Props<Place>) {
  const {
    caption,
    search,
    create,
    places,
    nameOf,
    wordsOf = nameOf,
    columns,
    onCreate,
    onEdit,
    onDelete,
  } = props;
  const [sought, setSought] = useState("");
  const [view, setView] = useState<TableView>({ sort: null, perPage: pageSizes[0], compact: true });
  const found = places.filter((place) => plain(`${nameOf(place)} ${wordsOf(place)}`).includes(plain(sought)));
  const acts: DataColumn<Place>[] = [
    {
      head: "Muokkaa",
      acts: true,
      cell: (place) => (
        <IconButton icon="edit" label={`Muokkaa: ${nameOf(place)}`} onClick={() => onEdit(place._id)} />
      ),
    },
    {
      head: "Poista",
      acts: true,
      cell: (place) => (
        <IconButton icon="trash" label={`Poista: ${nameOf(place)}`} onClick={() => onDelete(place._id)} />
      ),
    },
  ];
  return (
    <div className={styles.places}>
      <div className={styles.tools}>
        <TextField
          label={search}
          type="search"
          autoComplete="off"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <Button look="ember" icon="plus" onClick={onCreate}>
          {create}
        </Button>
      </div>
      {found.length === 0 ? (
        <EmptyState title="Hakua vastaavaa paikkaa ei löytynyt." />
      ) : (
        <DataTable
          // A search begins at its first page.
          key={sought}
          caption={caption}
          columns={[...columns, ...acts]}
          rows={found}
          keyOf={({ _id }) => _id}
          pageSizes={pageSizes}
          view={view}
          onView={setView}
          unsorted="Aakkosjärjestys"
        />
      )}
    </div>
  );
}
