/** The name under which a receipt is saved. */
export const toReceiptFileName = ({ orderNumber }: { orderNumber: string }): string =>
  `kuitti-${orderNumber}.pdf`;

/** The text of a receipt from who is not liable for VAT. */
export const notVatLiable = "Myyjä ei ole arvonlisäverovelvollinen, hinta ei sisällä arvonlisäveroa.";

/** The market does not see payments, so a receipt proves none. */
export const noPaymentProof =
  "Halkopiha on tehnyt kuitin myyjän puolesta. Maksu kulkee suoraan ostajalta myyjälle, eikä kuitti osoita, että hinta on maksettu.";
