import type { SellerSummary } from "./seller-summary.ts";

/** What a buyer is told of a seller who is no business, before the contract. Consumer Rights Directive art. 6a(1)(b) and (c). */
export const privateSellerNotice = "Yksityishenkilö: kuluttajansuojalaki ei koske kauppaa";

export const formatBusinessId = (ytunnus: string): string => `Y-tunnus ${ytunnus}`;

/** Whether a seller is a business, with its Y-tunnus, or a private person; shown below the name. Consumer Rights Directive art. 6a(1)(b). */
export function formatTraderStatus({
  business,
  ytunnus,
}: Pick<SellerSummary, "business" | "ytunnus">): string {
  if (!business) return privateSellerNotice;
  return ytunnus === null ? "Yritys" : `Yritys, ${formatBusinessId(ytunnus)}`;
}
