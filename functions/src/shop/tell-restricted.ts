import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import { userNotices } from "../mail/user-notices.ts";
import type { TellSeller } from "../store/products/listings.ts";

/** The statement of reasons of what an admin does to a listing without writing a reason. */
export const tellRestricted =
  (restriction: "listingDeleted" | "imageRemoved"): TellSeller =>
  (seller, product) =>
    userNotices.restricted(seller, { restriction, title: formatListingTitle(product), reason: null });
