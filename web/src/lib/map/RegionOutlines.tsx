import type { GeoJsonObject } from "geojson";
import { useEffect, useState } from "react";
import { GeoJSON } from "react-leaflet";
import outlines from "../../assets/regions.geojson?url";
import styles from "./FinlandMap.module.css";

const style = { className: styles.outline ?? "" };

/** The outlines of the regions: without tiles the map still shows where one is. */
export function RegionOutlines() {
  const [data, setData] = useState<GeoJsonObject>();
  useEffect(() => {
    const abort = new AbortController();
    fetch(outlines, abort)
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setData)
      // The map is of use without them.
      .catch(() => undefined);
    return () => abort.abort();
  }, []);
  return data && <GeoJSON data={data} interactive={false} style={style} />;
}
