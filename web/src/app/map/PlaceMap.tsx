import type { Coords } from "@halkopiha/domain/primitives.ts";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import styles from "./FinlandMap.module.css";
import { type PlaceMap as OpenMap, openPlaceMap } from "./place-map.ts";

interface Props {
  /** Where the place is; null when it is not known yet. */
  coords: Coords | null;
  /** How near a map of it opens, 1–18; null when it is not known yet. */
  zoom: number | null;
  onChoose(coords: Coords): void;
}

/** A place on a map, as near as it will be shown. A click moves it; the keyboard moves the map and takes its middle. */
export function PlaceMap({ coords, zoom, onChoose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<OpenMap>(null);
  const choose = useEffectEvent(onChoose);
  const { lat, lng } = coords ?? {};

  useEffect(() => {
    if (!place.current) return;
    const open = openPlaceMap(place.current, (chosen) => choose(chosen));
    map.current = open;
    return () => open.remove();
  }, []);
  useEffect(() => {
    map.current?.mark(lat === undefined || lng === undefined ? null : { lat, lng });
  }, [lat, lng]);
  useEffect(() => {
    if (zoom !== null) map.current?.zoom(zoom);
  }, [zoom]);

  return (
    <div className={styles.placeMap}>
      <div
        ref={place}
        className={styles.map}
        role="application"
        aria-label="Kartta: napsauta paikkaa tai siirrä karttaa nuolinäppäimillä"
      />
      <Button
        look="plain"
        icon="pin"
        onClick={() => {
          if (map.current) onChoose(map.current.centre());
        }}
      >
        Käytä kartan keskikohtaa
      </Button>
    </div>
  );
}
