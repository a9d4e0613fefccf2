import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Identity } from "@halkopiha/domain/identity/identity-request.ts";
import { Table } from "../../ui/data/Table.tsx";

/** One field of a seller's identity that would change: its label, the current value and the requested one. */
type IdentityDifference = readonly [label: string, before: string, asked: string];

const none = "–";
const formatSellerType = ({ business }: Pick<Identity, "business">) =>
  business ? "Yritys" : "Yksityishenkilö";
const formatPersonName = ({ firstname, lastname }: Pick<Identity, "firstname" | "lastname">) =>
  [firstname, lastname].filter(Boolean).join(" ") || none;

/** The fields in which the pending identity differs; empty when no change is pending. */
function compareIdentity(user: User): IdentityDifference[] {
  const asked = user.pendingIdentity;
  if (!asked) return [];
  const rows: IdentityDifference[] = [
    ["Myyjä", formatSellerType(user), formatSellerType(asked)],
    [asked.business ? "Yrityksen nimi" : "Toiminimi", user.companyName ?? none, asked.companyName ?? none],
    ["Nimi", formatPersonName(user.contactInformation), formatPersonName(asked)],
    ["Y-tunnus", user.ytunnus ?? none, asked.ytunnus ?? none],
  ];
  return rows.filter(([, before, now]) => before !== now);
}

/** Table that compares a seller's current identity with the requested one. */
export function IdentityDifferences({ user, caption }: { user: User; caption: string }) {
  return (
    <Table
      caption={caption}
      captionHidden
      compact
      rows={compareIdentity(user)}
      getKey={([label]) => label}
      columns={[
        { header: "Tieto", cell: ([label]) => <strong>{label}</strong> },
        { header: "Nyt", cell: ([, before]) => before },
        { header: "Pyydetty", cell: ([, , asked]) => asked },
      ]}
    />
  );
}
