import type { Buyer } from "@halkopiha/domain/cart/buyer.ts";
import type { CheckoutForm } from "@halkopiha/domain/cart/checkout-form.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { findLocality } from "../store/reference-data/localities.ts";

/**
 * The locality that a buyer chose.
 * @throws AppError `invalid` when the region has no such locality
 */
export async function requireLocality({
  regionId,
  localityId,
}: Pick<Buyer, "regionId" | "localityId">): Promise<Locality> {
  const locality = await findLocality(localityId);
  if (!locality) throw new AppError("invalid", { fields: { locality: "Valitse paikkakunta." } });
  if (locality.region._id !== regionId) {
    throw new AppError("invalid", { fields: { locality: "Paikkakunta ei ole valitussa maakunnassa." } });
  }
  return locality;
}

/** Converts a checkout form to the buyer stored with the cart; the coordinates are the locality's. */
export async function toBuyer({ region, locality, ...person }: CheckoutForm): Promise<Buyer> {
  const areaIds = { regionId: region, localityId: locality };
  const { coords } = await requireLocality(areaIds);
  return { ...person, ...areaIds, coords };
}
