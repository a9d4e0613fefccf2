import { useLocation } from "../../app/routing/location.ts";

/** Where the orders stand: in the panel, or in the seller's profile. */
export function useOrdersPlace(): "/admin" | "/profiili" {
  return useLocation().pathname.startsWith("/admin") ? "/admin" : "/profiili";
}
