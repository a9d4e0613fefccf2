import { deleteLocality } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { deleteRegion } from "@halkopiha/domain/contract/reference-data/regions.ts";
import type { Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import { Suspense } from "react";
import { api } from "../../../lib/api/client.ts";
import { clearLocationCache } from "../../../lib/api/locations.ts";
import { lazyDialog } from "../../../lib/connection/lazy-dialog.tsx";
import { formatNumber } from "../../../lib/format/format.ts";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { useRevalidate } from "../../../lib/routing/should-revalidate.ts";
import type { DataColumn } from "../../../ui/data/DataTable.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Tabs } from "../../../ui/layout/Tabs.tsx";
import { DeleteEntityDialog } from "../shared/DeleteEntityDialog.tsx";
import { DeletionBars } from "../shared/DeletionBars.tsx";
import { formatDeletionKey, useVisibleEntities } from "../shared/visible-entities.ts";
import { AreaTable } from "./AreaTable.tsx";
import { useAreaView } from "./use-area-view.ts";

const LocalityDialog = lazyDialog("Paikkakunta", () =>
  import("./LocalityDialog.tsx").then((file) => file.LocalityDialog),
);
const RegionDialog = lazyDialog("Maakunta", () =>
  import("./RegionDialog.tsx").then((file) => file.RegionDialog),
);

type Kind = "region" | "locality";
/** Overlay name of a dialog: its action, kind and entity id; the id is empty for a new entity. */
const formatOverlay = (action: "form" | "delete", kind: Kind, id = "") => `${action}:${kind}:${id}`;

const localityColumns: readonly DataColumn<Locality>[] = [
  {
    header: "Paikkakunta",
    cell: ({ location }) => <strong>{location}</strong>,
    value: ({ location }) => location,
  },
  { header: "Maakunta", cell: ({ region }) => region.name, value: ({ region }) => region.name },
  { header: "Zoomaus", cell: ({ zoom }) => zoom, value: ({ zoom }) => zoom, isNumeric: true },
  {
    header: "Käytössä",
    cell: ({ available }) => (
      <Badge variant={available ? "positive" : "neutral"}>{available ? "kyllä" : "ei"}</Badge>
    ),
    value: ({ available }) => (available ? "kyllä" : "ei"),
  },
];

function regionColumns(localities: readonly Locality[]): readonly DataColumn<Region>[] {
  const count = ({ _id }: Region) => localities.filter(({ region }) => region._id === _id).length;
  return [
    { header: "Maakunta", cell: ({ name }) => <strong>{name}</strong>, value: ({ name }) => name },
    {
      header: "Paikkakuntia",
      cell: (region) => formatNumber(count(region)),
      value: count,
      isNumeric: true,
    },
    { header: "Zoomaus", cell: ({ zoom }) => zoom, value: ({ zoom }) => zoom, isNumeric: true },
  ];
}

const inUse = "Paikan voi poistaa vain, kun se ei ole käytössä.";

interface Areas {
  regions: readonly Region[];
  localities: readonly Locality[];
}

function Overlay({ regions, localities }: Areas) {
  const { overlay, close } = useOverlay();
  const revalidate = useRevalidate();
  const [action, kind, id = ""] = overlay?.split(":") ?? [];

  async function saved() {
    clearLocationCache();
    await revalidate();
    close();
  }

  if (kind === "region") {
    const region = regions.find(({ _id }) => _id === id);
    if (action === "form" && (region || !id))
      return <RegionDialog key={overlay} region={region} onClose={close} onSaved={saved} />;
    if (region) {
      const remove = () => api(deleteRegion, { params: { id } }).finally(clearLocationCache);
      return (
        <DeleteEntityDialog
          deletionKey={formatDeletionKey("region", id)}
          name={region.name}
          remove={remove}
          onClose={close}
        >
          {inUse}
        </DeleteEntityDialog>
      );
    }
  }
  const locality = localities.find(({ _id }) => _id === id);
  if (kind === "locality" && action === "form" && (locality || !id))
    return (
      <LocalityDialog key={overlay} locality={locality} regions={regions} onClose={close} onSaved={saved} />
    );
  if (kind !== "locality" || !locality) return null;
  const remove = () => api(deleteLocality, { params: { id } }).finally(clearLocationCache);
  return (
    <DeleteEntityDialog
      deletionKey={formatDeletionKey("locality", id)}
      name={locality.location}
      remove={remove}
      onClose={close}
    >
      {inUse}
    </DeleteEntityDialog>
  );
}

type SearchProps = Pick<ReturnType<typeof useAreaView>, "searchText" | "setSearchText">;

function Localities({ localities, searchText, setSearchText }: Pick<Areas, "localities"> & SearchProps) {
  const { open } = useOverlay();
  return (
    <AreaTable
      caption="Paikkakunnat"
      searchLabel="Etsi paikkakuntaa tai maakuntaa"
      createLabel="Luo paikkakunta"
      searchText={searchText}
      onSearch={setSearchText}
      areas={localities}
      getName={({ location }) => location}
      getSearchText={({ region }) => region.name}
      columns={localityColumns}
      onCreate={() => open(formatOverlay("form", "locality"))}
      onEdit={(id) => open(formatOverlay("form", "locality", id))}
      onDelete={(id) => open(formatOverlay("delete", "locality", id))}
    />
  );
}

function Regions({ regions, localities, searchText, setSearchText }: Areas & SearchProps) {
  const { open } = useOverlay();
  return (
    <AreaTable
      caption="Maakunnat"
      searchLabel="Etsi maakuntaa"
      createLabel="Luo maakunta"
      searchText={searchText}
      onSearch={setSearchText}
      areas={regions}
      getName={({ name }) => name}
      columns={regionColumns(localities)}
      onCreate={() => open(formatOverlay("form", "region"))}
      onEdit={(id) => open(formatOverlay("form", "region", id))}
      onDelete={(id) => open(formatOverlay("delete", "region", id))}
    />
  );
}

/** Tabs for localities and regions with their dialogs. §2 */
export function AreaTabs({ regions, localities }: Areas) {
  const revalidate = useRevalidate();
  const filterVisible = useVisibleEntities();
  const areas = {
    regions: filterVisible("region", regions),
    localities: filterVisible("locality", localities),
  };
  const { selected, select, searchText, setSearchText } = useAreaView();
  const search = { searchText, setSearchText };
  return (
    <>
      <Tabs
        label="Paikat"
        selected={selected}
        onSelect={select}
        pages={[
          { title: "Paikkakunnat", content: <Localities {...areas} {...search} /> },
          { title: "Maakunnat", content: <Regions {...areas} {...search} /> },
        ]}
      />
      <Suspense fallback={null}>
        <Overlay {...areas} />
      </Suspense>
      <DeletionBars onDeleted={revalidate} />
    </>
  );
}
