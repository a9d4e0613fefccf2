import type { Buyer } from "@halkopiha/domain/buyer.ts";
import type { CheckoutForm } from "@halkopiha/domain/checkout.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import type { Locality } from "@halkopiha/domain/region.ts";
import { findLocality } from "../store/localities.ts";

/**
 * The locality that a buyer named.
 * @throws Refusal `invalid` when there is none such in that region
 */
export async function localityOf({
  regionId,
  localityId,
}: Pick<Buyer, "regionId" | "localityId">): Promise<Locality> {
  const locality = await findLocality(localityId);
  if (!locality) throw new Refusal("invalid", { fields: { locality: "Valitse paikkakunta." } });
  if (locality.region._id !== regionId) {
    throw new Refusal("invalid", { fields: { locality: "Paikkakunta ei ole valitussa maakunnassa." } });
  }
  return locality;
}

/** A filled checkout form as the cart keeps it; the coordinates are the locality's. */
export async function buyerOf({ region, locality, ...person }: CheckoutForm): Promise<Buyer> {
  const place = { regionId: region, localityId: locality };
  const { coords } = await localityOf(place);
  return { ...person, ...place, coords };
}
