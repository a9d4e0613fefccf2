import type { LocalitiesOfRegion, LocalityRef } from "@halkopiha/domain/reference-data/region.ts";

/** How much of a region is chosen; `some` is what a checkbox shows as neither on nor off. */
export type Share = "none" | "some" | "all";

/** Which localities are chosen, by id. */
export type SelectedIds = ReadonlySet<string>;

export function countSelected(localities: readonly LocalityRef[], chosen: SelectedIds): number {
  return localities.filter(({ _id }) => chosen.has(_id)).length;
}

export function getSelectedShare(localities: readonly LocalityRef[], chosen: SelectedIds): Share {
  const count = countSelected(localities, chosen);
  if (count === 0) return "none";
  return count === localities.length ? "all" : "some";
}

/** The chosen ones after these have been put on or off, in the order of choosing. */
export function applySelection(
  chosen: SelectedIds,
  localities: readonly LocalityRef[],
  isOn: boolean,
): string[] {
  const ids = new Set(localities.map(({ _id }) => _id));
  const rest = [...chosen].filter((id) => !ids.has(id));
  return isOn ? [...rest, ...ids] : rest;
}

/** The localities whose names hold what is typed; of a region whose own name does, all. Regions without any are left out. */
export function filterLocalities(
  regions: readonly LocalitiesOfRegion[],
  typed: string,
): readonly LocalitiesOfRegion[] {
  const searchText = typed.trim().toLocaleLowerCase("fi");
  if (!searchText) return regions;
  const holds = (name: string) => name.toLocaleLowerCase("fi").includes(searchText);
  return regions.flatMap(({ region, localities }) => {
    const found = holds(region.name) ? localities : localities.filter(({ location }) => holds(location));
    return found.length > 0 ? [{ region, localities: found }] : [];
  });
}
