import * as z from "zod/mini";
import { Id } from "../schemas/primitives.ts";
import { User } from "./user.ts";

/** The ids of the region and the locality of an address, which a response has beside it. They are not stored. §3 */
export const placeIds = { regionId: z.optional(Id), localityId: z.optional(Id) };

interface Located {
  address: { region: { _id: string }; locality: { _id: string } };
}

/** Copies the ids out of the address, so that a handler returns a user as it is stored. */
export const copyPlaceIds = <T extends Located>() =>
  z.overwrite<T>((user) => ({
    ...user,
    regionId: user.address.region._id,
    localityId: user.address.locality._id,
  }));

/** A user in a response. */
export const AnsweredUser = z.extend(User, placeIds).check(copyPlaceIds());
