import type { SellerCard } from "@halkopiha/domain/seller.ts";
import { useEffect, useRef } from "react";
import mapStyles from "../../../app/map/FinlandMap.module.css";
import { type SellerMap as OpenMap, openSellerMap } from "./seller-map.ts";

interface Props {
  sellers: readonly SellerCard[];
  /** The seller in the middle of the map; else it shows all of Finland. */
  centre: SellerCard | undefined;
  onChoose(seller: SellerCard): void;
}

/** A map that Leaflet draws; React only tells it what to show. */
export function SellerMap({ sellers, centre, onChoose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<OpenMap>(null);

  useEffect(() => {
    if (!place.current) return;
    const open = openSellerMap(place.current, onChoose);
    map.current = open;
    return () => open.remove();
  }, [onChoose]);
  useEffect(() => map.current?.show(sellers), [sellers]);
  useEffect(() => {
    if (centre) map.current?.centre(centre);
  }, [centre]);

  return <div ref={place} className={mapStyles.map} role="application" aria-label="Kartta myyjistä" />;
}
