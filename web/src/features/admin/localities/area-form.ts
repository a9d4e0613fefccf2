import { messages } from "@halkopiha/domain/messages.ts";
import type { Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import type { Coords } from "@halkopiha/domain/schemas/primitives.ts";
import * as z from "zod/mini";
import type { ParsedForm } from "../../../lib/forms/schema-resolver.ts";

/** Coordinates and zoom of a region or locality, as typed. */
export const CoordinateValues = z.object({ zoom: z.string(), lat: z.string(), lng: z.string() });
export type CoordinateValues = z.infer<typeof CoordinateValues>;

export const RegionValues = z.extend(CoordinateValues, { name: z.string() });
export type RegionValues = z.infer<typeof RegionValues>;

export const LocalityValues = z.extend(CoordinateValues, {
  location: z.string(),
  region: z.string(),
  available: z.boolean(),
});
export type LocalityValues = z.infer<typeof LocalityValues>;

const noCoords = { lat: "", lng: "" };

/** Values of a new region, with the default zoom of regions. §9 */
export const emptyRegion: RegionValues = { name: "", zoom: "8", ...noCoords };
/** Values of a new locality. §9 */
export const emptyLocality: LocalityValues = {
  location: "",
  region: "",
  zoom: "11",
  available: true,
  ...noCoords,
};

/** Degrees with a decimal comma: `61,6800`. */
const formatDegrees = (value: number) => String(value).replace(".", ",");

export const formatCoords = ({ lat, lng }: Coords) => ({ lat: formatDegrees(lat), lng: formatDegrees(lng) });

export function toRegionValues({ name, zoom, coords }: Region): RegionValues {
  return { name, zoom: String(zoom), ...formatCoords(coords) };
}

export function toLocalityValues({ location, region, zoom, available, coords }: Locality): LocalityValues {
  return { location, region: region._id, zoom: String(zoom), available, ...formatCoords(coords) };
}

/** Parses a number with a decimal comma or point; null for anything else. */
export function parseDecimal(typed: string): number | null {
  const plain = typed.trim().replace(",", ".").replace("−", "-");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function validateDegrees(typed: string, max: number): string | undefined {
  if (typed.trim() === "") return messages.requiredField;
  const value = parseDecimal(typed);
  const isValid = value !== null && Math.abs(value) <= max;
  return isValid ? undefined : `Anna asteet väliltä −${max}…${max}, esimerkiksi 61,68.`;
}

/** Parses a zoom level, an integer from 1 (the world) to 18 (a house). §5 */
export function parseZoom(typed: string): number | null {
  const zoom = parseDecimal(typed);
  return zoom !== null && Number.isInteger(zoom) && zoom >= 1 && zoom <= 18 ? zoom : null;
}

/** Parses coordinates; null when one is missing or invalid. */
export function parseCoords({ lat, lng }: Pick<CoordinateValues, "lat" | "lng">): Coords | null {
  if (validateDegrees(lat, 90) || validateDegrees(lng, 180)) return null;
  return { lat: parseDecimal(lat) ?? 0, lng: parseDecimal(lng) ?? 0 };
}

/** Parses the form. Without coordinates the server sets them; a single coordinate is an error. */
export function parseArea<Values extends CoordinateValues>({ lat, lng, zoom, ...rest }: Values): ParsedForm {
  const hasCoords = lat.trim() !== "" || lng.trim() !== "";
  const coords = parseCoords({ lat, lng });
  const errors = {
    lat: hasCoords ? validateDegrees(lat, 90) : undefined,
    lng: hasCoords ? validateDegrees(lng, 180) : undefined,
    zoom: zoom.trim() === "" ? messages.requiredField : parseZoom(zoom) === null ? zoomError : undefined,
  };
  return {
    input: { ...rest, zoom: parseZoom(zoom) ?? 1, ...(coords && { coords }) },
    fieldErrors: Object.fromEntries(
      Object.entries(errors).filter((entry): entry is [string, string] => !!entry[1]),
    ),
  };
}

const zoomError = "Anna zoomaus kokonaislukuna 1–18.";
