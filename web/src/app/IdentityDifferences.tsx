import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Identity } from "@halkopiha/domain/identity/identity-request.ts";
import { Table } from "../ui/Table.tsx";

/** What of a seller's identity would be another: what it is called, how it is, and how it would be. */
type IdentityDifference = readonly [label: string, before: string, asked: string];

const none = "–";
const kind = ({ business }: Pick<Identity, "business">) => (business ? "Yritys" : "Yksityishenkilö");
const personName = ({ firstname, lastname }: Pick<Identity, "firstname" | "lastname">) =>
  [firstname, lastname].filter(Boolean).join(" ") || none;

/** The differences that a seller has asked for; none when nothing is pending. */
function differencesOf(user: User): IdentityDifference[] {
  const asked = user.pendingIdentity;
  if (!asked) return [];
  const rows: IdentityDifference[] = [
    ["Myyjä", kind(user), kind(asked)],
    [asked.business ? "Yrityksen nimi" : "Toiminimi", user.companyName ?? none, asked.companyName ?? none],
    ["Nimi", personName(user.contactInformation), personName(asked)],
    ["Y-tunnus", user.ytunnus ?? none, asked.ytunnus ?? none],
  ];
  return rows.filter(([, before, now]) => before !== now);
}

/** What a seller has asked to be known by, beside what it would replace. */
export function IdentityDifferences({ user, caption }: { user: User; caption: string }) {
  return (
    <Table
      caption={caption}
      captionUnseen
      compact
      rows={differencesOf(user)}
      keyOf={([label]) => label}
      columns={[
        { head: "Tieto", cell: ([label]) => <strong>{label}</strong> },
        { head: "Nyt", cell: ([, before]) => before },
        { head: "Pyydetty", cell: ([, , asked]) => asked },
      ]}
    />
  );
}
