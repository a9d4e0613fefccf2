import type { Coords } from "@halkopiha/domain/schemas/primitives.ts";
import { Suspense } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { FieldGrid } from "../../../ui/forms/FieldGrid.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { type CoordinateValues, formatCoords, parseCoords, parseZoom } from "./area-form.ts";

/** Loaded lazily, because it imports the map library. */
const PlaceMap = lazyPart(() =>
  import("../../../lib/map/LocationPicker.tsx").then((file) => file.LocationPicker),
);

interface Props {
  /** Registers a field with the form and adds its error text. */
  field(name: keyof CoordinateValues): UseFormRegisterReturn & { error: string | undefined };
  values: CoordinateValues;
  /** Called once for each coordinate of a location that was selected on the map. */
  onChange(name: "lat" | "lng", degrees: string): void;
}

/**
 * Fields for the coordinates and zoom of a region or locality, and a map to select the location. The zoom is that of a map that opens
 * there.
 */
export function CoordinateFields({ field, values, onChange }: Props) {
  function choose(coords: Coords) {
    const { lat, lng } = formatCoords(coords);
    onChange("lat", lat);
    onChange("lng", lng);
  }
  return (
    <>
      <TextField
        label="Zoomaus"
        hint="Kuinka läheltä kartta aukeaa: 1 on koko maailma, 18 yksi talo."
        inputMode="numeric"
        autoComplete="off"
        {...field("zoom")}
      />
      <FieldGrid>
        <TextField label="Leveysaste" optional inputMode="decimal" autoComplete="off" {...field("lat")} />
        <TextField label="Pituusaste" optional inputMode="decimal" autoComplete="off" {...field("lng")} />
      </FieldGrid>
      <Suspense fallback={<Skeleton />}>
        <PlaceMap coords={parseCoords(values)} zoom={parseZoom(values.zoom)} onChoose={choose} />
      </Suspense>
    </>
  );
}
