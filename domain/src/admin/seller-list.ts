import { displayName, type User } from "../accounts/user.ts";
import { planName } from "../reference-data/plan-names.ts";
import type { Column } from "./table-column.ts";

/** The file formats of the seller list. §2 */
export const sellerListFiles = {
  csv: { name: "seller-list.csv", contentType: "text/csv; charset=utf-8" },
  xlsx: {
    name: "seller-list.xlsx",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
} as const;

/** The columns of the seller list. The henkilötunnus is left out. §2, §6 */
export const sellerListColumns: readonly Column<User>[] = [
  { header: "Käyttäjänimi", kind: "text", width: 20, value: ({ username }) => username },
  { header: "Nimi", kind: "text", width: 32, value: displayName },
  { header: "Yritys", kind: "yesNo", width: 9, value: ({ business }) => business },
  { header: "Y-tunnus", kind: "text", width: 12, value: ({ ytunnus }) => ytunnus },
  { header: "Yhteyshenkilö", kind: "text", width: 24, value: ({ contactPerson }) => contactPerson },
  { header: "Sähköposti", kind: "text", width: 32, value: ({ email }) => email },
  {
    header: "Puhelin",
    kind: "text",
    width: 20,
    value: ({ contactInformation }) => contactInformation.phonenumbers.join(", "),
  },
  { header: "Katuosoite", kind: "text", width: 28, value: ({ address }) => address.street },
  { header: "Postinumero", kind: "text", width: 14, value: ({ address }) => address.zip },
  { header: "Paikkakunta", kind: "text", width: 18, value: ({ address }) => address.locality.location },
  { header: "Maakunta", kind: "text", width: 20, value: ({ address }) => address.region.name },
  {
    header: "Tili",
    kind: "text",
    width: 11,
    value: ({ userAccount }) => planName[userAccount.account.accountPlan],
  },
  { header: "Aktiivinen", kind: "yesNo", width: 12, value: ({ userAccount }) => userAccount.isActive },
  { header: "Maksettu", kind: "yesNo", width: 11, value: ({ userAccount }) => userAccount.paid },
  { header: "Voimassa asti", kind: "date", width: 15, value: ({ userAccount }) => userAccount.expires },
  {
    header: "Aktivointikertoja",
    kind: "number",
    width: 18,
    value: ({ userAccount }) => userAccount.timesActivated,
  },
  { header: "Toimitustapa", kind: "text", width: 24, value: ({ deliveryMethod }) => deliveryMethod },
  {
    header: "Toimitusalueita",
    kind: "number",
    width: 17,
    value: ({ deliveryLocations }) => deliveryLocations.length,
  },
  { header: "Kotisivu", kind: "text", width: 32, value: ({ website }) => website },
  { header: "Luotu", kind: "date", width: 12, value: ({ createdAt }) => createdAt },
  { header: "Muokattu", kind: "date", width: 12, value: ({ updatedAt }) => updatedAt },
];
