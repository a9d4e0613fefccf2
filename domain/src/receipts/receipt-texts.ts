/** The name under which a receipt is saved. */
export const toReceiptFileName = ({ orderNumber }: { orderNumber: string }): string =>
  `kuitti-${orderNumber}.pdf`;

/** The market does not see payments, so a receipt proves none. */
export const noPaymentProof =
  "Halkopiha on tehnyt kuitin myyjän puolesta. Maksu kulkee suoraan ostajalta myyjälle, eikä kuitti osoita, että hinta on maksettu.";
