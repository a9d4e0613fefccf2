import type { Order } from "./order.ts";

/** An address in one line: `Metsätie 3, 33100 Tampere`; without a street that is not told. */
export const formatAddress = ({ street, zip, locality }: Order["buyer"]["address"]): string =>
  [street, `${zip} ${locality.location}`].filter(Boolean).join(", ");
