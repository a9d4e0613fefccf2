/** Ids of the parts of the admin dashboard that links lead to. */
export const newAccountsId = "uudet-tilit";
export const contactsId = "yhteydenotot";
export const identityRequestsId = "muutospyynnot";
export const closingRequestsId = "sulkemispyynnot";
