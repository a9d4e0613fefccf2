import { readLocality } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { toZip } from "@halkopiha/domain/schemas/typed-identifier.ts";
import { useEffect, useRef } from "react";
import { api } from "../api/client.ts";

/** Ids of a region and of a locality in it; empty while none is chosen. */
export interface ChosenPlace {
  region: string;
  locality: string;
}

/** The place of a zip code; null if it is not known, or if it belongs to several localities. */
async function findPlace(zip: string): Promise<ChosenPlace | null> {
  const { findZipLocalities } = await import("@halkopiha/domain/reference-data/zip-codes/zip-codes.ts");
  const [id, ...others] = findZipLocalities(zip);
  if (id === undefined || others.length > 0) return null;
  const { locality } = await api(readLocality, { params: { id } }, { handlesErrors: true });
  return { region: locality.region._id, locality: locality._id };
}

const isSame = (one: ChosenPlace, other: ChosenPlace | null) =>
  one.region === other?.region && one.locality === other.locality;

/** Fills in the place of a zip code, unless one has been chosen; what it has filled in follows another zip code. */
export function useZipPlace(typedZip: string, chosen: ChosenPlace, setPlace: (place: ChosenPlace) => void) {
  const filled = useRef<ChosenPlace>({ region: "", locality: "" });
  const latest = useRef({ chosen, setPlace });
  useEffect(() => {
    latest.current = { chosen, setPlace };
  });
  const zip = toZip(typedZip);
  useEffect(() => {
    const isFree = () => {
      const { region, locality } = latest.current.chosen;
      return (region === "" && locality === "") || isSame({ region, locality }, filled.current);
    };
    if (!/^\d{5}$/.test(zip) || !isFree()) return;
    let isCurrent = true;
    const fill = (place: ChosenPlace | null) => {
      if (!isCurrent || place === null || !isFree()) return;
      filled.current = place;
      latest.current.setPlace(place);
    };
    // Without an answer the place is chosen from the lists.
    findPlace(zip).then(fill, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [zip]);
}
