import type { LocalitiesOfRegion, LocalityRef } from "@halkopiha/domain/reference-data/region.ts";

/** How much of a region is selected; `some` is shown as an indeterminate checkbox. */
export type Share = "none" | "some" | "all";

/** Ids of the selected localities. */
export type SelectedIds = ReadonlySet<string>;

export function countSelected(localities: readonly LocalityRef[], chosen: SelectedIds): number {
  return localities.filter(({ _id }) => chosen.has(_id)).length;
}

export function getSelectedShare(localities: readonly LocalityRef[], chosen: SelectedIds): Share {
  const count = countSelected(localities, chosen);
  if (count === 0) return "none";
  return count === localities.length ? "all" : "some";
}

/** Adds ids to the selection or removes them; keeps the order of selection. */
export function applySelection(
  chosen: SelectedIds,
  localities: readonly LocalityRef[],
  isOn: boolean,
): string[] {
  const ids = new Set(localities.map(({ _id }) => _id));
  const rest = [...chosen].filter((id) => !ids.has(id));
  return isOn ? [...rest, ...ids] : rest;
}

/**
 * Localities whose name contains the search text; all localities of a region whose own name contains it. Regions without matches are
 * omitted.
 */
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
