import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatIban } from "@halkopiha/domain/money/iban-format.ts";
import { deliveryTimeLabel } from "@halkopiha/domain/products/availability.ts";
import { deliveryTimes } from "@halkopiha/domain/products/catalogue.ts";
import { PaymentTerm, paymentTermLabel } from "@halkopiha/domain/receipts/payment-terms.ts";
import type { LocalitiesOfRegion } from "@halkopiha/domain/reference-data/region.ts";
import * as z from "zod/mini";
import { formatCount } from "../../../../lib/format/count.ts";
import type { Described } from "../../../../lib/forms/edit-conflict.ts";
import type { ParsedForm } from "../../../../lib/forms/schema-resolver.ts";

/** Values of the account-settings form, as typed; localities by id. §2 */
export const SettingsValues = z.object({
  deliveryMethod: z.string(),
  // Absent in drafts of before delivery times.
  deliveryTime: z._default(z.string(), "sovittava"),
  accountDescription: z.string(),
  // Absent in drafts of before it could be stated.
  vatExempt: z._default(z.boolean(), false),
  deliveryLocations: z.array(z.string()),
  // Absent in drafts of before receipts.
  paymentTerms: z._default(z.string(), ""),
  iban: z._default(z.string(), ""),
});
export type SettingsValues = z.infer<typeof SettingsValues>;

export function toSettingsValues({
  deliveryMethod,
  deliveryTime,
  accountDescription,
  vatExempt,
  deliveryLocations,
  paymentTerms,
  iban,
}: User): SettingsValues {
  return {
    deliveryMethod,
    deliveryTime,
    accountDescription,
    vatExempt: vatExempt ?? false,
    // Sorted, so that selecting a locality and removing it again leaves no changes.
    deliveryLocations: deliveryLocations.map(({ _id }) => _id).sort(),
    paymentTerms: paymentTerms ?? "",
    iban: iban ? formatIban(iban) : "",
  };
}

/** Converts the ids of localities to the objects of the call. */
export function parseSettings({ deliveryLocations, ...typed }: SettingsValues): ParsedForm {
  return { input: { ...typed, deliveryLocations: deliveryLocations.map((_id) => ({ _id })) } };
}

function describeTime(value: string): string {
  const time = deliveryTimes.find((known) => known === value);
  return time ? deliveryTimeLabel[time] : value;
}

function describeTerms(value: string): string {
  const { data } = PaymentTerm.safeParse(value);
  return data ? paymentTermLabel[data] : "";
}

/** Maximum number of localities that a conflict names. */
const maxNamed = 5;

/** Label and display text of each field. */
export function describeSettings(
  {
    deliveryMethod,
    deliveryTime,
    accountDescription,
    vatExempt,
    deliveryLocations,
    paymentTerms,
    iban,
  }: SettingsValues,
  regions: readonly LocalitiesOfRegion[],
): Described<SettingsValues> {
  const chosen = new Set(deliveryLocations);
  const names = regions
    .flatMap(({ localities }) => localities)
    .filter(({ _id }) => chosen.has(_id))
    .map(({ location }) => location);
  const named = names.slice(0, maxNamed).join(", ") + (names.length > maxNamed ? "…" : "");
  const count = formatCount(deliveryLocations.length, { one: "paikkakunta", other: "paikkakuntaa" });
  return {
    deliveryMethod: ["Toimitustapa", deliveryMethod],
    deliveryTime: ["Toimitusaika", describeTime(deliveryTime)],
    accountDescription: ["Kuvaus", accountDescription],
    vatExempt: [
      "Arvonlisäverovelvollisuus",
      vatExempt ? "Ei arvonlisäverovelvollinen" : "Arvonlisäverovelvollinen",
    ],
    deliveryLocations: ["Paikkakunnat, joille kuljetat", named ? `${count}: ${named}` : count],
    paymentTerms: ["Maksuehto", describeTerms(paymentTerms)],
    iban: ["Tilinumero", iban],
  };
}
