import { deleteLocality } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { deleteRegion } from "@halkopiha/domain/contract/reference-data/regions.ts";
import type { Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import { lazy, Suspense } from "react";
import { api } from "../../app/api.ts";
import { DeleteThingDialog } from "../../app/DeleteThingDialog.tsx";
import { DeletionBars } from "../../app/DeletionBars.tsx";
import { formatNumber } from "../../app/format.ts";
import { leaverOf, useStaying } from "../../app/leaving-things.ts";
import { forgetPlaces } from "../../app/reference.ts";
import { useRevalidate } from "../../app/should-revalidate.ts";
import { useOverlay } from "../../app/use-overlay.ts";
import { Badge } from "../../ui/Badge.tsx";
import type { DataColumn } from "../../ui/DataTable.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { PlaceTable } from "./PlaceTable.tsx";

const LocalityDialog = lazy(() =>
  import("./LocalityDialog.tsx").then((file) => ({ default: file.LocalityDialog })),
);
const RegionDialog = lazy(() =>
  import("./RegionDialog.tsx").then((file) => ({ default: file.RegionDialog })),
);

type Kind = "region" | "locality";
/** What is open over the tables: an act, and for all but a new place which one it is done to. */
const overlayOf = (act: "form" | "delete", kind: Kind, id = "") => `${act}:${kind}:${id}`;

const localityColumns: readonly DataColumn<Locality>[] = [
  {
    head: "Paikkakunta",
    cell: ({ location }) => <strong>{location}</strong>,
    value: ({ location }) => location,
  },
  { head: "Maakunta", cell: ({ region }) => region.name, value: ({ region }) => region.name },
  { head: "Zoomaus", cell: ({ zoom }) => zoom, value: ({ zoom }) => zoom, figures: true },
  {
    head: "Käytössä",
    cell: ({ available }) => (
      <Badge look={available ? "spruce" : "neutral"}>{available ? "kyllä" : "ei"}</Badge>
    ),
    value: ({ available }) => (available ? "kyllä" : "ei"),
  },
];

function regionColumns(localities: readonly Locality[]): readonly DataColumn<Region>[] {
  const count = ({ _id }: Region) => localities.filter(({ region }) => region._id === _id).length;
  return [
    { head: "Maakunta", cell: ({ name }) => <strong>{name}</strong>, value: ({ name }) => name },
    {
      head: "Paikkakuntia",
      cell: (region) => formatNumber(count(region)),
      value: count,
      figures: true,
    },
    { head: "Zoomaus", cell: ({ zoom }) => zoom, value: ({ zoom }) => zoom, figures: true },
  ];
}

const inUse = "Paikan voi poistaa vain, kun se ei ole käytössä.";

interface Places {
  regions: readonly Region[];
  localities: readonly Locality[];
}

function Overlay({ regions, localities }: Places) {
  const { overlay, close } = useOverlay();
  const revalidate = useRevalidate();
  const [act, kind, id = ""] = overlay?.split(":") ?? [];

  async function saved() {
    forgetPlaces();
    await revalidate();
    close();
  }

  if (kind === "region") {
    const region = regions.find(({ _id }) => _id === id);
    if (act === "form" && (region || !id))
      return <RegionDialog key={overlay} region={region} onClose={close} onSaved={saved} />;
    if (region) {
      const remove = () => api(deleteRegion, { params: { id } }).finally(forgetPlaces);
      return (
        <DeleteThingDialog leaver={leaverOf("region", id)} name={region.name} remove={remove} onClose={close}>
          {inUse}
        </DeleteThingDialog>
      );
    }
  }
  const locality = localities.find(({ _id }) => _id === id);
  if (kind === "locality" && act === "form" && (locality || !id))
    return (
      <LocalityDialog key={overlay} locality={locality} regions={regions} onClose={close} onSaved={saved} />
    );
  if (kind !== "locality" || !locality) return null;
  const remove = () => api(deleteLocality, { params: { id } }).finally(forgetPlaces);
  return (
    <DeleteThingDialog
      leaver={leaverOf("locality", id)}
      name={locality.location}
      remove={remove}
      onClose={close}
    >
      {inUse}
    </DeleteThingDialog>
  );
}

function Localities({ localities }: Pick<Places, "localities">) {
  const { open } = useOverlay();
  return (
    <PlaceTable
      caption="Paikkakunnat"
      search="Etsi paikkakuntaa tai maakuntaa"
      create="Luo paikkakunta"
      places={localities}
      nameOf={({ location }) => location}
      wordsOf={({ region }) => region.name}
      columns={localityColumns}
      onCreate={() => open(overlayOf("form", "locality"))}
      onEdit={(id) => open(overlayOf("form", "locality", id))}
      onDelete={(id) => open(overlayOf("delete", "locality", id))}
    />
  );
}

function Regions({ regions, localities }: Places) {
  const { open } = useOverlay();
  return (
    <PlaceTable
      caption="Maakunnat"
      search="Etsi maakuntaa"
      create="Luo maakunta"
      places={regions}
      nameOf={({ name }) => name}
      columns={regionColumns(localities)}
      onCreate={() => open(overlayOf("form", "region"))}
      onEdit={(id) => open(overlayOf("form", "region", id))}
      onDelete={(id) => open(overlayOf("delete", "region", id))}
    />
  );
}

/** Localities and regions, each with what is done to them. §2 */
export function PlaceTabs({ regions, localities }: Places) {
  const revalidate = useRevalidate();
  const staying = useStaying();
  const places = { regions: staying("region", regions), localities: staying("locality", localities) };
  return (
    <>
      <Tabs
        label="Paikat"
        pages={[
          { title: "Paikkakunnat", content: <Localities {...places} /> },
          { title: "Maakunnat", content: <Regions {...places} /> },
        ]}
      />
      <Suspense fallback={null}>
        <Overlay {...places} />
      </Suspense>
      <DeletionBars onGone={revalidate} />
    </>
  );
}
