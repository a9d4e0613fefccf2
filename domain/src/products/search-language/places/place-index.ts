import type { Locality, RegionRef } from "../../../reference-data/region.ts";
import { type FormsByLength, groupByLength } from "../understanding/typos.ts";
import { toPlaceForms } from "./place-names.ts";

/** A place that a search names. */
export interface Place {
  kind: "locality" | "region";
  id: string;
  /** Name in the nominative, for the chip. */
  label: string;
  /** The region of a locality; a region's own id. */
  regionId: string;
}

/** Zip codes, or their first two digits or more, of a locality or region. */
interface WithZips {
  zips?: readonly string[];
}

/** The places that searches may name. */
export interface PlaceIndex {
  /** By form; words are joined with spaces. */
  byForm: ReadonlyMap<string, Place>;
  /** For the correction of typos. */
  byLength: FormsByLength<Place>;
  /** By the first digits of zip codes. */
  byZip: ReadonlyMap<string, Place>;
}

/** Indexes the forms of all names. Takes some milliseconds for the whole country, so callers keep the result. */
export function createPlaceIndex(
  localities: readonly (Pick<Locality, "_id" | "location" | "region"> & WithZips)[],
  regions: readonly (RegionRef & WithZips)[],
): PlaceIndex {
  const byForm = new Map<string, Place>();
  const byZip = new Map<string, Place>();
  const add = (place: Place, { zips = [] }: WithZips) => {
    for (const zip of zips) byZip.set(zip, place);
    for (const form of toPlaceForms(place.label)) {
      if (!byForm.has(form)) byForm.set(form, place);
    }
  };
  for (const region of regions) {
    add({ kind: "region", id: region._id, label: region.name, regionId: region._id }, region);
  }
  for (const locality of localities) {
    const { _id: id, location: label, region } = locality;
    add({ kind: "locality", id, label, regionId: region._id }, locality);
  }
  return { byForm, byLength: groupByLength(byForm), byZip };
}

const minZipPrefix = 2;

/** The place of a zip code: that of its longest known beginning. */
export function findPlaceByZip({ byZip }: PlaceIndex, zip: string): Place | null {
  for (let end = zip.length; end >= minZipPrefix; end -= 1) {
    const place = byZip.get(zip.slice(0, end));
    if (place) return place;
  }
  return null;
}
