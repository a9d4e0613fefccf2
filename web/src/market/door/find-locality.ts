import { greatCircleKm } from "@halkopiha/domain/orders/distance.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import type { Coords } from "@halkopiha/domain/schemas/primitives.ts";
import { toZip } from "@halkopiha/domain/schemas/typed-identifier.ts";

/** The locality nearest to a position. Undefined for an empty list. */
export function findNearestLocality(localities: readonly Locality[], position: Coords): Locality | undefined {
  const distances = localities.map((locality) => ({
    locality,
    km: greatCircleKm(locality.coords, position),
  }));
  return distances.toSorted((a, b) => a.km - b.km)[0]?.locality;
}

/** Maximum number of suggestions. */
const maxSuggestions = 8;

/** Whether digits are typed: the beginning of a zip code. */
export const isZip = (typed: string): boolean => /^(?:fi-?)?\d[\d ]*$/i.test(typed.trim());

/** The localities of a zip code, the smallest first; empty for a zip code that is not known or not complete. */
type FindZipLocalities = (zip: string) => readonly string[];

/**
 * The localities whose name begins with what is typed, then those that have it elsewhere; all in alphabetical order while nothing is typed.
 * Those of a zip code once the zip codes are loaded.
 */
export function suggestLocalities(
  localities: readonly Locality[],
  typed: string,
  findZipLocalities?: FindZipLocalities,
): Locality[] {
  if (isZip(typed)) {
    const ids = findZipLocalities?.(toZip(typed)) ?? [];
    return localities.filter(({ _id }) => ids.includes(_id));
  }
  const sought = typed.trim().toLocaleLowerCase("fi");
  const { compare } = new Intl.Collator("fi");
  const place = ({ location }: Locality) => location.toLocaleLowerCase("fi").indexOf(sought);
  return localities
    .filter((locality) => place(locality) >= 0)
    .toSorted((a, b) => Number(place(a) > 0) - Number(place(b) > 0) || compare(a.location, b.location))
    .slice(0, maxSuggestions);
}

/** The suggested locality that is meant by what is typed: the one of that name, or the only one. */
export function findMeant(suggested: readonly Locality[], typed: string): Locality | undefined {
  const sought = typed.trim().toLocaleLowerCase("fi");
  if (sought === "") return undefined;
  const named = suggested.find(({ location }) => location.toLocaleLowerCase("fi") === sought);
  return named ?? (suggested.length === 1 ? suggested[0] : undefined);
}
