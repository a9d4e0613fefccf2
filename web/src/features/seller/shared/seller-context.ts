import type { User } from "@halkopiha/domain/accounts/user.ts";
import { createContext, use } from "react";

/** The seller of the profile; the profile's layout provides it to its sections. */
export const SellerContext = createContext<User | null>(null);

/**
 * The seller of the profile that this section belongs to.
 * @throws Error outside the profile
 */
export function useSeller(): User {
  const seller = use(SellerContext);
  if (!seller) throw new Error("no seller: not within the profile");
  return seller;
}
