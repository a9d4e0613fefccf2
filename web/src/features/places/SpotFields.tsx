import type { Coords } from "@halkopiha/domain/primitives.ts";
import { lazy, Suspense } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldGrid } from "../../ui/FieldGrid.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { readCoords, readZoom } from "./typed-place.ts";

/** It brings a library of maps with it. */
const PlaceMap = lazy(() =>
  import("../../app/map/PlaceMap.tsx").then((file) => ({ default: file.PlaceMap })),
);

/** A field as its form knows it. */
export interface SpotField {
  field: UseFormRegisterReturn;
  error: string | undefined;
  value: string;
}

interface Props {
  zoom: SpotField;
  lat: SpotField;
  lng: SpotField;
  /** A place was chosen on the map. */
  onChoose(coords: Coords): void;
}

/** Where a place lies and how near a map of it opens: by figures, or on the map itself. */
export function SpotFields({ zoom, lat, lng, onChoose }: Props) {
  return (
    <>
      <TextField
        label="Zoomaus"
        hint="Kuinka läheltä kartta aukeaa: 1 on koko maailma, 18 yksi talo."
        inputMode="numeric"
        autoComplete="off"
        {...zoom.field}
        error={zoom.error}
      />
      <FieldGrid>
        <TextField
          label="Leveysaste"
          optional
          inputMode="decimal"
          autoComplete="off"
          {...lat.field}
          error={lat.error}
        />
        <TextField
          label="Pituusaste"
          optional
          inputMode="decimal"
          autoComplete="off"
          {...lng.field}
          error={lng.error}
        />
      </FieldGrid>
      <Suspense fallback={<Skeleton />}>
        <PlaceMap
          coords={readCoords({ lat: lat.value, lng: lng.value })}
          zoom={readZoom(zoom.value)}
          onChoose={onChoose}
        />
      </Suspense>
    </>
  );
}
