/** An address in a `mailto:` URL: `?` and `&` are valid in it, and would add receivers and texts to the mail. */
const encodeAddress = (email: string): string => encodeURIComponent(email).replaceAll("%40", "@");

/** `mailto:` URL of an e-mail address. */
export const toMailHref = (email: string): string => `mailto:${encodeAddress(email)}`;

/** `mailto:` URL of a mail whose receivers do not see each other. */
export const toBlindCopiesHref = (emails: readonly string[]): string =>
  `mailto:?bcc=${emails.map(encodeAddress).join(",")}`;

/** `tel:` URL of a phone number. */
export const toTelHref = (phonenumber: string): string => `tel:${phonenumber.replaceAll(/[^+\d]/g, "")}`;
