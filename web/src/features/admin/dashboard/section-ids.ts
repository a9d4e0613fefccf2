/** Where the cards of the counts lead within the page. */
export const newAccountsId = "uudet-tilit";
export const contactsId = "yhteydenotot";
export const identityRequestsId = "muutospyynnot";
