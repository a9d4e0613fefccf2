import { messages } from "@halkopiha/domain/messages.ts";
import type { Locality, Region } from "@halkopiha/domain/reference-data/region.ts";
import type { Coords } from "@halkopiha/domain/schemas/primitives.ts";
import * as z from "zod/mini";
import type { Read } from "../../app/form-resolver.ts";

/** Where a place lies and how near a map of it opens, as typed. */
export const TypedSpot = z.object({ zoom: z.string(), lat: z.string(), lng: z.string() });
export type TypedSpot = z.infer<typeof TypedSpot>;

export const TypedRegion = z.extend(TypedSpot, { name: z.string() });
export type TypedRegion = z.infer<typeof TypedRegion>;

export const TypedLocality = z.extend(TypedSpot, {
  location: z.string(),
  region: z.string(),
  available: z.boolean(),
});
export type TypedLocality = z.infer<typeof TypedLocality>;

const noWhere = { lat: "", lng: "" };

/** A new region; its map opens as near as regions' do. §9 */
export const emptyRegion: TypedRegion = { name: "", zoom: "8", ...noWhere };
/** A new locality. §9 */
export const emptyLocality: TypedLocality = {
  location: "",
  region: "",
  zoom: "11",
  available: true,
  ...noWhere,
};

/** Degrees as a Finn types them: `61,6800`. */
const degrees = (value: number) => String(value).replace(".", ",");

export const typedCoords = ({ lat, lng }: Coords) => ({ lat: degrees(lat), lng: degrees(lng) });

export function typedRegionOf({ name, zoom, coords }: Region): TypedRegion {
  return { name, zoom: String(zoom), ...typedCoords(coords) };
}

export function typedLocalityOf({ location, region, zoom, available, coords }: Locality): TypedLocality {
  return { location, region: region._id, zoom: String(zoom), available, ...typedCoords(coords) };
}

/** A number that is typed with a comma or a point; null for anything else. */
export function readNumber(typed: string): number | null {
  const plain = typed.trim().replace(",", ".").replace("−", "-");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function faultOfDegrees(typed: string, most: number): string | undefined {
  if (typed.trim() === "") return messages.requiredField;
  const value = readNumber(typed);
  const isRight = value !== null && Math.abs(value) <= most;
  return isRight ? undefined : `Anna asteet väliltä −${most}…${most}, esimerkiksi 61,68.`;
}

/** Whole steps from the world to a house. §5 */
export function readZoom(typed: string): number | null {
  const zoom = readNumber(typed);
  return zoom !== null && Number.isInteger(zoom) && zoom >= 1 && zoom <= 18 ? zoom : null;
}

/** The coordinates that are typed; null when there are none, or not whole ones. */
export function readCoords({ lat, lng }: Pick<TypedSpot, "lat" | "lng">): Coords | null {
  if (faultOfDegrees(lat, 90) || faultOfDegrees(lng, 180)) return null;
  return { lat: readNumber(lat) ?? 0, lng: readNumber(lng) ?? 0 };
}

/** What a form stands for. Without coordinates a place lies where the server puts it; one of the two alone is a mistake. */
export function readPlace<Typed extends TypedSpot>({ lat, lng, zoom, ...rest }: Typed): Read {
  const hasPlace = lat.trim() !== "" || lng.trim() !== "";
  const coords = readCoords({ lat, lng });
  const faults = {
    lat: hasPlace ? faultOfDegrees(lat, 90) : undefined,
    lng: hasPlace ? faultOfDegrees(lng, 180) : undefined,
    zoom: zoom.trim() === "" ? messages.requiredField : readZoom(zoom) === null ? zoomFault : undefined,
  };
  return {
    input: { ...rest, zoom: readZoom(zoom) ?? 1, ...(coords && { coords }) },
    faults: Object.fromEntries(
      Object.entries(faults).filter((entry): entry is [string, string] => !!entry[1]),
    ),
  };
}

const zoomFault = "Anna zoomaus kokonaislukuna 1–18.";
