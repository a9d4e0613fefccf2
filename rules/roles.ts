/** The roles that the rules are tested with; all of them have only the public web key. */
export const roles = [
  "visitor",
  "inactive",
  "seller",
  "otherSeller",
  "admin",
  "root",
  "forger",
  "directLogin",
  "stolenToken",
  "loggedOut",
  "unusedForLong",
  "passwordOnly",
  "dismissedAdmin",
  "deletedAdmin",
  "inactiveAdmin",
] as const;
export type Role = (typeof roles)[number];

/** The login time of the tokens, and the time at which the sessions of `stolenToken` ended, in milliseconds. */
export const loggedInAt = Date.UTC(2026, 10, 1, 12);
export const sessionsEndedAt = Date.UTC(2026, 10, 1, 13);

/** The token of a user's device, as the API creates it. */
const createDeviceToken = (user: string, session = user) => ({
  uid: `device-${user}`,
  claims: { user, loggedInAt, session },
});

/** The token claims of each role; a visitor has none. */
export const tokens: Readonly<Record<Role, { uid: string; claims: Record<string, unknown> } | null>> = {
  visitor: null,
  inactive: createDeviceToken("inactive"),
  seller: createDeviceToken("seller"),
  otherSeller: createDeviceToken("otherSeller"),
  admin: createDeviceToken("admin"),
  root: createDeviceToken("root"),
  // Claims that a careless rule might accept as an admin's, with those of an ordinary seller.
  forger: {
    uid: "admin",
    claims: {
      user: "forger",
      loggedInAt,
      session: "forger",
      role: "admin",
      admin: true,
      root: true,
      roles: ["admin"],
      isAdmin: true,
    },
  },
  // Signing in to Auth without the API gives a token without our claims.
  directLogin: { uid: "root", claims: { role: "root", email: "juuri@posti.example" } },
  // Copied from a root's device before the password was changed.
  stolenToken: createDeviceToken("changedPassword"),
  // Copied from a root's device that has logged out, or was not used for days.
  loggedOut: createDeviceToken("root", "loggedOut"),
  unusedForLong: createDeviceToken("root", "unusedForLong"),
  // A root who has logged in without the second factor.
  passwordOnly: createDeviceToken("passwordOnly"),
  dismissedAdmin: createDeviceToken("dismissedAdmin"),
  deletedAdmin: createDeviceToken("deletedAdmin"),
  inactiveAdmin: createDeviceToken("inactiveAdmin"),
};
