/** A bank account number in groups of four, as it is printed. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
