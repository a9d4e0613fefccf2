import * as rows from "@halkopiha/domain/contract/reference.ts";
import { byRegion } from "@halkopiha/domain/region.ts";
import * as reference from "../store/reference.ts";
import { serve } from "./serve.ts";

export const listRegions = serve(rows.listRegions, async () => ({ regions: await reference.listRegions() }));

export const listLocations = serve(rows.listLocations, async ({ query }) => ({
  localities: await reference.listLocalities(query.region),
}));

export const listLocalitiesByRegion = serve(rows.listLocalitiesByRegion, async () => ({
  localitiesByRegion: byRegion(await reference.listLocalities()),
}));

export const listPlans = serve(rows.listPlans, async () => ({ accounts: await reference.listPlans() }));

export const listAdvertisements = serve(rows.listAdvertisements, async () => ({
  advertisements: await reference.listAdvertisements(),
}));
