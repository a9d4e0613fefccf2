import type { PublicSeller } from "../products/seller.ts";
import type { SellerSummary } from "../products/seller-summary.ts";
import { pickRating } from "../reviews/rating.ts";
import { displayName, isVatExempt, type User } from "./user.ts";

/** Whether an account takes orders: an active one that is not about to be deleted. */
export const isOpen = ({ userAccount }: Pick<User, "userAccount">): boolean =>
  userAccount.isActive && !userAccount.erasureDay;

/** Whether the user's products are offered: those of sellers with an open account are. §4 */
export function isSelling(user: Pick<User, "role" | "userAccount">): boolean {
  return user.role === "user" && isOpen(user);
}

/** The part of a user that is copied into each of their products. */
export function toSellerSummary(user: User): SellerSummary {
  const { locality, region, coords } = user.address;
  return {
    _id: user._id,
    name: displayName(user),
    business: user.business,
    ytunnus: user.business ? user.ytunnus : null,
    vatExempt: isVatExempt(user),
    deliveryMethod: user.deliveryMethod,
    deliveryTime: user.deliveryTime,
    reviews: user.reviews && user.reviews.count > 0 ? pickRating(user.reviews) : null,
    address: { coords, locality, region },
  };
}

/** The public part of a user. */
export function toPublicSeller(user: User): PublicSeller {
  return {
    ...toSellerSummary(user),
    contactPerson: user.contactPerson,
    phonenumbers: user.contactInformation.phonenumbers,
    email: user.billingByPhone ? null : user.email,
    website: user.website,
    street: user.business ? user.address.street : null,
    zip: user.address.zip,
    accountDescription: user.accountDescription,
    deliveryLocations: user.deliveryLocations,
  };
}
