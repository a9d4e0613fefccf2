import { vatExemptNote } from "../money/vat-note.ts";
import type { SellerSummary } from "./seller-summary.ts";

/** What a buyer is told of a seller who is no business, before the contract. Consumer Rights Directive art. 6a(1)(b) and (c). */
export const privateSellerNotice = "Yksityishenkilö: kuluttajansuojalaki ei koske kauppaa";

export const formatBusinessId = (ytunnus: string): string => `Y-tunnus ${ytunnus}`;

/** Whether a seller is a business, with its Y-tunnus, or a private person; shown below the name. Consumer Rights Directive art. 6a(1)(b). */
export function formatTraderStatus({
  business,
  ytunnus,
  vatExempt,
}: Pick<SellerSummary, "business" | "ytunnus" | "vatExempt">): string {
  if (!business) return vatExempt ? `${privateSellerNotice}. ${vatExemptNote}` : privateSellerNotice;
  return ytunnus === null ? "Yritys" : `Yritys, ${formatBusinessId(ytunnus)}`;
}
