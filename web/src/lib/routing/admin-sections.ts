/** Ids of the sections of the admin panel's first page that links lead to. */
export const newAccountsId = "uudet-tilit";
export const contactsId = "yhteydenotot";
export const identityRequestsId = "muutospyynnot";
