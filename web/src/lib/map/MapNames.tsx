import type { Coords } from "@halkopiha/domain/schemas/primitives.ts";
import { DivIcon } from "leaflet";
import { useMemo } from "react";
import { Marker, useMap } from "react-leaflet";
import { joinClasses } from "../../ui/classes.ts";
import styles from "./FinlandMap.module.css";
import { listFittingNames } from "./fitting-names.ts";
import { useVisibleArea } from "./use-visible-area.ts";

/** A place with a name on the map. */
export interface NamedPlace {
  id: string;
  name: string;
  coords: Coords;
}

interface NameProps extends Omit<NamedPlace, "id"> {
  isPoint: boolean;
}

function MapName({ name, coords, isPoint }: NameProps) {
  const icon = useMemo(() => {
    const text = document.createElement("span");
    text.textContent = name;
    const className = joinClasses(styles.name, isPoint && styles.point) ?? "";
    return new DivIcon({ className, html: text, iconSize: [0, 0] });
  }, [name, isPoint]);
  return <Marker position={coords} icon={icon} interactive={false} keyboard={false} />;
}

interface Props {
  places: readonly NamedPlace[];
  /** Marks each place with a point; without it the name itself is in the middle of the place. */
  arePoints: boolean;
}

/** The names of the places in view, without those that would overlap another one. */
export function MapNames({ places, arePoints }: Props) {
  const map = useMap();
  const { bounds, zoom } = useVisibleArea();
  const fitting = useMemo(
    () =>
      listFittingNames(
        places.map((place) => {
          const { x, y } = map.project(place.coords, zoom);
          return { ...place, x, y };
        }),
      ),
    [map, places, zoom],
  );
  return fitting
    .filter(({ coords }) => bounds.contains(coords))
    .map(({ id, name, coords }) => <MapName key={id} name={name} coords={coords} isPoint={arePoints} />);
}
