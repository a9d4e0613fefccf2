import type { countUsers } from "@halkopiha/domain/contract/admin/users.ts";
import type { Request } from "@halkopiha/domain/contract/call.ts";

interface FilterOption {
  text: string;
  /** The filter of the API. */
  query: Request<typeof countUsers>["body"];
}

interface Filter {
  label: string;
  options: Readonly<Record<string, FilterOption>>;
}

/** The filters of the table, named as in the URL; the regions are a filter too, but their options are loaded. §2 */
export const userFilters = {
  tila: {
    label: "Tila",
    options: {
      aktiiviset: { text: "Aktiiviset", query: { active: "true" } },
      passiiviset: { text: "Passiiviset", query: { active: "false" } },
    },
  },
  maksu: {
    label: "Maksu",
    options: {
      maksetut: { text: "Maksetut", query: { paid: "true" } },
      maksamatta: { text: "Maksamattomat", query: { paid: "false" } },
    },
  },
  tili: {
    label: "Tili",
    options: {
      basic: { text: "Basic", query: { plan: "basic" } },
      premium: { text: "Premium", query: { plan: "premium" } },
    },
  },
  rooli: {
    label: "Rooli",
    options: {
      myyjat: { text: "Myyjät", query: { admin: "false" } },
      yllapitajat: { text: "Ylläpitäjät", query: { admin: "true" } },
    },
  },
  vahvistus: {
    label: "Vahvistus",
    options: {
      vahvistetut: { text: "Vahvistetut", query: { verified: "true" } },
      vahvistamattomat: { text: "Vahvistamattomat", query: { verified: "false" } },
    },
  },
  sopimus: {
    label: "Sopimus",
    options: {
      "paattyy-tana-vuonna": { text: "Päättyy tänä vuonna", query: { contract: "endsThisYear" } },
      irtisanotut: { text: "Irtisanotut", query: { contract: "noticeGiven" } },
      "maksamatta-talta-vuodelta": { text: "Tämä vuosi maksamatta", query: { contract: "unpaid" } },
      myohassa: { text: "Maksu myöhässä", query: { contract: "overdue" } },
    },
  },
  viestit: {
    label: "Tavoitettavuus",
    options: {
      hylatyt: { text: "Ei tavoiteta", query: { bounced: "true" } },
      perilla: { text: "Tavoitetaan", query: { bounced: "false" } },
    },
  },
} as const satisfies Record<string, Filter>;

export type UserFilterName = keyof typeof userFilters;
export const userFilterNames = [
  "tila",
  "maksu",
  "tili",
  "rooli",
  "vahvistus",
  "sopimus",
  "viestit",
] as const satisfies UserFilterName[];
