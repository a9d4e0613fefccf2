import type { Role, User } from "@halkopiha/domain/accounts/user.ts";
import type { BadgeLook } from "../../ui/Badge.tsx";

/** What the roles are called in the panel. */
export const roleWord: Record<Role, string> = { user: "Myyjä", admin: "Ylläpitäjä", root: "Pääkäyttäjä" };

export const yesNo = (value: boolean) => (value ? "Kyllä" : "Ei");

/** Where an account stands, at a glance. */
export function stateOf({ userAccount: { isActive, paid } }: User): { text: string; look: BadgeLook } {
  if (isActive) return { text: "Aktiivinen", look: "spruce" };
  return paid ? { text: "Passiivinen, maksettu", look: "warning" } : { text: "Passiivinen", look: "neutral" };
}

/** `1 käyttäjä`, `3 käyttäjää` */
export const usersCounted = (count: number) => (count === 1 ? "1 käyttäjä" : `${count} käyttäjää`);
