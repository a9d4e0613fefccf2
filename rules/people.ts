/** Everyone who may come to the database with nothing but the public web key. */
export const roles = ["visitor", "inactive", "seller", "otherSeller", "admin", "root", "forger"] as const;
export type Role = (typeof roles)[number];

/** What each one's token says; a visitor has none. */
export const tokens: Readonly<Record<Role, { uid: string; claims: Record<string, unknown> } | null>> = {
  visitor: null,
  inactive: { uid: "inactive", claims: { role: "user" } },
  seller: { uid: "seller", claims: { role: "user" } },
  otherSeller: { uid: "otherSeller", claims: { role: "user" } },
  admin: { uid: "admin", claims: { role: "admin" } },
  root: { uid: "root", claims: { role: "root" } },
  // Claims that a careless rule might take for an admin's.
  forger: {
    uid: "forger",
    claims: { role: ["admin"], admin: true, root: true, roles: ["admin"], isAdmin: true, userRole: "admin" },
  },
};
