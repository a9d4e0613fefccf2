const weights = [7, 3, 1] as const;

/** The check digit of a Finnish reference number: weights 7, 3 and 1 from the right, filled up to the next ten. */
function toCheckDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (weights[index % weights.length] ?? 0), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * A Finnish reference number (viitenumero): the digits with their check digit.
 * @param digits 3 to 19 of them, the first not zero
 * @throws RangeError for others
 */
export function toReferenceNumber(digits: string): string {
  if (!/^[1-9][0-9]{2,18}$/.test(digits)) throw new RangeError(`no reference number begins with ${digits}`);
  return `${digits}${toCheckDigit(digits)}`;
}

/** Whether a text is a Finnish reference number with the right check digit. */
export const isReferenceNumber = (typed: string): boolean =>
  /^[1-9][0-9]{3,19}$/.test(typed) && toReferenceNumber(typed.slice(0, -1)) === typed;

/** A reference number in groups of five from the right, as it is printed. */
export const formatReferenceNumber = (reference: string): string =>
  reference.replaceAll(/(\d)(?=(?:\d{5})+$)/g, "$1 ");
