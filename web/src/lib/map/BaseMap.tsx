import type { FeatureCollection, MultiPolygon } from "geojson";
import { GeoJSON as GeoJSONLayer, type LatLngBounds } from "leaflet";
import { useEffect, useMemo, useState } from "react";
import { GeoJSON, Pane } from "react-leaflet";
import outlines from "../../assets/regions.geojson?url";
import { loadLocalities } from "../api/locations.ts";
import styles from "./FinlandMap.module.css";
import { MapNames, type NamedPlace } from "./MapNames.tsx";
import { useVisibleArea } from "./use-visible-area.ts";

type Regions = FeatureCollection<MultiPolygon, { id: string; name: string }>;

const outlineStyle = { className: styles.outline ?? "" };
/** Below Leaflet's pane of the tiles (200), which cover these where they have loaded. */
const paneStyles = { outlines: { zIndex: 150 }, names: { zIndex: 160 } } as const;
/** From these zoom levels on, the regions are named, and the localities instead of them. */
const nameZoom = { regions: 5.5, localities: 8 } as const;

/** The outlines of the regions; undefined until they are loaded, and if that fails. */
function useRegions(): Regions | undefined {
  const [regions, setRegions] = useState<Regions>();
  useEffect(() => {
    const abort = new AbortController();
    fetch(outlines, abort)
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setRegions)
      // The map works without them.
      .catch(() => undefined);
    return () => abort.abort();
  }, []);
  return regions;
}

interface RegionArea extends NamedPlace {
  bounds: LatLngBounds;
}

const toRegionArea = (region: Regions["features"][number]): RegionArea => {
  const bounds = new GeoJSONLayer(region).getBounds();
  return { ...region.properties, bounds, coords: bounds.getCenter() };
};

/** Loads the localities of these regions. Offline, those that are cached; a failure is not reported, because the map works without names. */
function useLocalities(regionIds: readonly string[]): readonly NamedPlace[] {
  const [byRegion, setByRegion] = useState<ReadonlyMap<string, readonly NamedPlace[]>>(new Map());
  const key = regionIds.join(" ");
  useEffect(() => {
    let isCurrent = true;
    for (const id of key.split(" ").filter(Boolean)) {
      loadLocalities(id, { handlesErrors: true })
        .then((localities) => {
          const places = localities.map(({ _id, location, coords }) => ({ id: _id, name: location, coords }));
          if (isCurrent) setByRegion((before) => new Map(before).set(id, places));
        })
        .catch(() => undefined);
    }
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return useMemo(() => key.split(" ").flatMap((id) => byRegion.get(id) ?? []), [byRegion, key]);
}

function Names({ regions }: { regions: readonly RegionArea[] }) {
  const { bounds, zoom } = useVisibleArea();
  const isClose = zoom >= nameZoom.localities;
  const inView = isClose ? regions.filter((region) => region.bounds.intersects(bounds)) : [];
  const localities = useLocalities(inView.map(({ id }) => id));
  if (zoom < nameZoom.regions) return null;
  return <MapNames places={isClose ? localities : regions} arePoints={isClose} />;
}

/** Outlines and names under the tiles, so that the map is readable without tiles. */
export function BaseMap() {
  const regions = useRegions();
  const areas = useMemo(() => regions?.features.map(toRegionArea) ?? [], [regions]);
  return (
    <>
      <Pane name="outlines" style={paneStyles.outlines}>
        {regions && <GeoJSON data={regions} interactive={false} style={outlineStyle} />}
      </Pane>
      <Pane name="names" style={paneStyles.names}>
        <Names regions={areas} />
      </Pane>
    </>
  );
}
