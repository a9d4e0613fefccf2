import type { Role } from "./user.ts";

/** Display names of the roles. */
export const roleName: Readonly<Record<Role, string>> = {
  user: "Myyjä",
  admin: "Ylläpitäjä",
  root: "Pääkäyttäjä",
};
