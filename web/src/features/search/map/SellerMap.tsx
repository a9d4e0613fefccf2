import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import type { Coords } from "@halkopiha/domain/schemas/primitives.ts";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { FinlandMap } from "../../../lib/map/FinlandMap.tsx";
import { SellerPins } from "./SellerPins.tsx";

/** Centre and zoom level of the map, 1–18. */
export interface MapView {
  coords: Coords;
  zoom: number;
}

function SetView({ coords, zoom }: MapView) {
  const map = useMap();
  useEffect(() => void map.setView(coords, zoom, { animate: false }), [map, coords, zoom]);
  return null;
}

interface Props {
  sellers: readonly SellerSummary[];
  chosen: SellerSummary | undefined;
  /** Undefined: the map shows all of Finland. */
  mapView: MapView | undefined;
  onChoose(seller: SellerSummary): void;
}

export function SellerMap({ sellers, chosen, mapView, onChoose }: Props) {
  return (
    <FinlandMap label="Kartta myyjistä" maxZoom={16}>
      <SellerPins sellers={sellers} chosen={chosen?._id} onChoose={onChoose} />
      {/* After the pins, so that their effects subscribe to `moveend` before the view is set. */}
      {mapView && <SetView {...mapView} />}
    </FinlandMap>
  );
}
