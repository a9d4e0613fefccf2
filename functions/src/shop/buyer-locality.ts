import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { findLocality } from "../store/reference-data/localities.ts";

/** @throws AppError `invalid`, because the locality is missing or unknown */
export function refuseLocality(): never {
  throw new AppError("invalid", { fields: { to: "Valitse paikkakunta, jonne puut halutaan." } });
}

/**
 * The locality where the buyer wants the wood; null when none is asked for.
 * @throws AppError `invalid` when it is unknown
 */
export async function findBuyerLocality(to: string | undefined): Promise<Locality | null> {
  if (!to) return null;
  return (await findLocality(to)) ?? refuseLocality();
}
