import type { GeoJsonObject } from "geojson";
import { useEffect, useState } from "react";
import { GeoJSON } from "react-leaflet";
import outlines from "../../assets/regions.geojson?url";
import styles from "./FinlandMap.module.css";

const style = { className: styles.outline ?? "" };

/** Outlines of the regions, so that the map is readable without tiles. */
export function RegionOutlines() {
  const [data, setData] = useState<GeoJsonObject>();
  useEffect(() => {
    const abort = new AbortController();
    fetch(outlines, abort)
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setData)
      // The map works without the outlines.
      .catch(() => undefined);
    return () => abort.abort();
  }, []);
  return data && <GeoJSON data={data} interactive={false} style={style} />;
}
