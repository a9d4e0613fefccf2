import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCount } from "../../../lib/format/count.ts";
import type { BadgeVariant } from "../../../ui/feedback/Badge.tsx";

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

/** `1 käyttäjä`, `3 käyttäjää` */
export const formatUserCount = (count: number) => formatCount(count, { one: "käyttäjä", other: "käyttäjää" });
