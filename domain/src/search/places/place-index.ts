import type { Locality, RegionRef } from "../../reference-data/region.ts";
import { findZipLocalities } from "../../reference-data/zip-codes/zip-codes.ts";
import { type FormsByStart, groupByStart } from "../understanding/beginnings.ts";
import { type CorrectionIndex, indexForCorrection } from "../understanding/typos.ts";
import { toPlaceForms } from "./place-names.ts";
import { villages, villagesLikeSurnames } from "./villages.ts";

/** A place that a search names. */
export interface Place {
  kind: "locality" | "region";
  id: string;
  /** Name in the nominative, for the chip. */
  label: string;
  /** The region of a locality; a region's own id. */
  regionId: string;
}

/** The places that searches may name. */
export interface PlaceIndex {
  /** By form, also those of villages; words are joined with spaces. */
  byForm: ReadonlyMap<string, Place>;
  /** For unfinished names. */
  byStart: FormsByStart<Place>;
  /** For the correction of typos. */
  forCorrection: CorrectionIndex<Place>;
  /** Localities by id. */
  localities: ReadonlyMap<string, Place>;
}

/** The cases of a place in which no seller is named: Jokelaan, Jokelassa, Jokelasta. */
const isOnlyPlace = (form: string) => /(?:ssa|sta|aan)$/.test(form);

/** Indexes the forms of all names. Takes some milliseconds for the whole country, so callers keep the result. */
export function createPlaceIndex(
  localities: readonly Pick<Locality, "_id" | "location" | "region">[],
  regions: readonly RegionRef[],
): PlaceIndex {
  const byForm = new Map<string, Place>();
  const byId = new Map<string, Place>();
  const addForms = (place: Place, name = place.label, isSearched = (_form: string) => true) => {
    for (const form of toPlaceForms(name)) {
      if (!byForm.has(form) && isSearched(form)) byForm.set(form, place);
    }
  };
  for (const { _id: id, name: label } of regions) addForms({ kind: "region", id, label, regionId: id });
  for (const { _id: id, location: label, region } of localities) {
    const place: Place = { kind: "locality", id, label, regionId: region._id };
    byId.set(id, place);
    addForms(place);
  }
  // Villages are not guessed: too many words are near to one of them.
  const guessed = new Map(byForm);
  for (const place of byId.values()) {
    for (const village of villages[place.label]?.split(" ") ?? []) addForms(place, village);
    for (const village of villagesLikeSurnames[place.label]?.split(" ") ?? []) {
      addForms(place, village, isOnlyPlace);
    }
  }
  return {
    byForm,
    byStart: groupByStart(guessed),
    forCorrection: indexForCorrection(guessed),
    localities: byId,
  };
}

/** The locality of a zip code; of a merged municipality the smaller one. Null if the zip code or its locality is not known. */
export function findPlaceByZip({ localities }: PlaceIndex, zip: string): Place | null {
  const id = findZipLocalities(zip).find((locality) => localities.has(locality));
  return (id !== undefined && localities.get(id)) || null;
}
