import type { Buyer } from "@halkopiha/domain/cart/buyer.ts";
import type { CheckoutForm } from "@halkopiha/domain/cart/checkout-form.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { findLocality } from "../store/reference-data/localities.ts";

/**
 * The locality that a buyer named.
 * @throws AppError `invalid` when there is none such in that region
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

/** A filled checkout form as the cart keeps it; the coordinates are the locality's. */
export async function toBuyer({ region, locality, ...person }: CheckoutForm): Promise<Buyer> {
  const areaIds = { regionId: region, localityId: locality };
  const { coords } = await requireLocality(areaIds);
  return { ...person, ...areaIds, coords };
}
