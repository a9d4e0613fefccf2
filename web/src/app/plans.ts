import { listAdvertisements } from "@halkopiha/domain/contract/advertisements.ts";
import type { Advertisement } from "@halkopiha/domain/plan.ts";
import { api } from "./api.ts";

/** The subscription cards. */
export async function loadPlans(): Promise<Advertisement[]> {
  const { advertisements } = await api(listAdvertisements, {});
  return advertisements;
}
