/** Ids of the sections that the cards of the counts link to. */
export const newAccountsId = "uudet-tilit";
export const contactsId = "yhteydenotot";
export const identityRequestsId = "muutospyynnot";
