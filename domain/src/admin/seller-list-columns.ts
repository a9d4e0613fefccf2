import { roleName } from "../accounts/role-names.ts";
import { displayName, type User } from "../accounts/user.ts";
import { toE164 } from "../identity/identifiers.ts";
import { planName } from "../reference-data/plan-names.ts";
import { type SellerListColumnKey, sellerListColumnKeys } from "./seller-list.ts";
import type { Column } from "./table-column.ts";

// Separate from seller-list.ts, which the app loads: the phone number metadata is large.

/** The columns of the seller list. §2, §6 */
const columns: Readonly<Record<SellerListColumnKey, Column<User>>> = {
  username: { header: "Käyttäjänimi", kind: "text", width: 20, value: ({ username }) => username },
  name: { header: "Nimi", kind: "text", width: 32, value: displayName },
  business: { header: "Yritys", kind: "yesNo", width: 11, value: ({ business }) => business },
  ytunnus: { header: "Y-tunnus", kind: "text", width: 12, value: ({ ytunnus }) => ytunnus },
  contactPerson: {
    header: "Yhteyshenkilö",
    kind: "text",
    width: 24,
    value: ({ contactPerson }) => contactPerson,
  },
  email: { header: "Sähköposti", kind: "text", width: 32, value: ({ email }) => email },
  phone: {
    header: "Puhelin",
    kind: "phones",
    width: 20,
    value: ({ contactInformation }) => contactInformation.phonenumbers.map(toE164),
  },
  street: { header: "Katuosoite", kind: "text", width: 28, value: ({ address }) => address.street },
  zip: { header: "Postinumero", kind: "text", width: 14, value: ({ address }) => address.zip },
  locality: {
    header: "Paikkakunta",
    kind: "text",
    width: 18,
    value: ({ address }) => address.locality.location,
  },
  region: { header: "Maakunta", kind: "text", width: 20, value: ({ address }) => address.region.name },
  plan: {
    header: "Tili",
    kind: "text",
    width: 11,
    value: ({ userAccount }) => planName[userAccount.account.accountPlan],
  },
  active: {
    header: "Aktiivinen",
    kind: "yesNo",
    width: 12,
    value: ({ userAccount }) => userAccount.isActive,
  },
  paid: { header: "Maksettu", kind: "yesNo", width: 11, value: ({ userAccount }) => userAccount.paid },
  expires: {
    header: "Voimassa asti",
    kind: "date",
    width: 15,
    value: ({ userAccount }) => userAccount.expires,
  },
  timesActivated: {
    header: "Aktivointikertoja",
    kind: "number",
    width: 18,
    value: ({ userAccount }) => userAccount.timesActivated,
  },
  deliveryMethod: {
    header: "Toimitustapa",
    kind: "text",
    width: 24,
    value: ({ deliveryMethod }) => deliveryMethod,
  },
  deliveryLocations: {
    header: "Toimitusalueita",
    kind: "number",
    width: 17,
    value: ({ deliveryLocations }) => deliveryLocations.length,
  },
  website: { header: "Kotisivu", kind: "text", width: 32, value: ({ website }) => website },
  createdAt: { header: "Luotu", kind: "date", width: 12, value: ({ createdAt }) => createdAt },
  updatedAt: { header: "Muokattu", kind: "date", width: 12, value: ({ updatedAt }) => updatedAt },
  role: { header: "Rooli", kind: "text", width: 12, value: ({ role }) => roleName[role] },
  verified: { header: "Vahvistettu", kind: "yesNo", width: 12, value: ({ verified }) => verified },
};

/** The columns with these keys, separated by commas, in the order of the file; all of them without keys. */
export function selectSellerListColumns(keys: string | undefined): readonly Column<User>[] {
  const wanted = new Set<string>(keys?.split(",") ?? sellerListColumnKeys);
  return sellerListColumnKeys.filter((key) => wanted.has(key)).map((key) => columns[key]);
}
