import type { BounceReason } from "@halkopiha/domain/accounts/bounce.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { formatDate } from "../../../lib/format/format.ts";
import type { BadgeVariant } from "../../../ui/feedback/Badge.tsx";

const mailReason: Readonly<Record<BounceReason, string>> = {
  address: "Vastaanottajan palvelin ei hyväksy osoitetta.",
  content: "Vastaanottajan palvelin ei hyväksy viestejämme.",
};

export const formatYesNo = (value: boolean) => (value ? "Kyllä" : "Ei");

/** Badge for the state of an account. */
export function describeState({ userAccount: { isActive, paid } }: User): {
  text: string;
  variant: BadgeVariant;
} {
  if (isActive) return { text: "Aktiivinen", variant: "positive" };
  return paid
    ? { text: "Passiivinen, maksettu", variant: "warning" }
    : { text: "Passiivinen", variant: "neutral" };
}

/** Which addresses of a user reject messages, since when and why. */
export function describeBounces({ bounces }: User): readonly { text: string; since: string; why: string }[] {
  const since = (at: string) => `${formatDate(at)} alkaen`;
  const { mail, sms } = bounces ?? {};
  return [
    ...(mail
      ? [{ text: "Sähköposti ei mene perille", since: since(mail.at), why: mailReason[mail.reason] }]
      : []),
    ...(sms
      ? [{ text: "Tekstiviestit eivät mene perille", since: since(sms.at), why: "Numero ei kelpaa." }]
      : []),
  ];
}

/** `1 käyttäjä`, `3 käyttäjää` */
export const formatUserCount = (count: number) => formatCount(count, { one: "käyttäjä", other: "käyttäjää" });
