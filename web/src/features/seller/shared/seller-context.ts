import type { User } from "@halkopiha/domain/accounts/user.ts";
import { createContext, use } from "react";

/** The seller whose profile is shown; the profile provides it to its sections. */
export const SellerContext = createContext<User | null>(null);

/**
 * The seller whose profile this is a section of.
 * @throws Error outside the profile
 */
export function useSeller(): User {
  const seller = use(SellerContext);
  if (!seller) throw new Error("no seller: not within the profile");
  return seller;
}
