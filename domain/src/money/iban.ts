import * as z from "zod/mini";
import { removeBlanks } from "../schemas/typed-identifier.ts";

const ibanPattern = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;
const finnishPattern = /^FI[0-9]{16}$/;

/** The remainder that ISO 7064 checks: letters count as two digits, and the first four characters stand last. */
function toRemainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  return [...moved].reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

const hasRightLength = (iban: string) => !iban.startsWith("FI") || finnishPattern.test(iban);

/** Whether a text without blanks is a bank account number: its form, its length if it is Finnish, and its check digits (ISO 13616). */
export const isIban = (iban: string): boolean =>
  ibanPattern.test(iban) && hasRightLength(iban) && toRemainder(iban) === 1;

export const invalidIban = "Tarkista tilinumero. Se on muotoa FI21 1234 5600 0007 85.";

/** A bank account number (IBAN) without blanks, however it was typed. */
export const Iban = z
  .string()
  .check(
    z.overwrite(removeBlanks),
    z.toUpperCase(),
    z.maxLength(34, invalidIban),
    z.refine(isIban, invalidIban),
  );

/** A bank's identifier (BIC, ISO 9362): 8 or 11 characters. */
export const Bic = z
  .string()
  .check(
    z.overwrite(removeBlanks),
    z.toUpperCase(),
    z.regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, "Tarkista BIC-tunnus. Siinä on 8 tai 11 merkkiä."),
  );

/** BICs of Finnish banks by the first digits of the account number (Finance Finland's list). */
const finnishBics: readonly (readonly [digits: string, bic: string])[] = [
  ["1", "NDEAFIHH"],
  ["2", "NDEAFIHH"],
  ["31", "HANDFIHH"],
  ["34", "DABAFIHX"],
  ["36", "SBANFIHH"],
  ["38", "SWEDFIHH"],
  ["39", "SBANFIHH"],
  ["47", "POPFFI22"],
  ["5", "OKOYFIHH"],
  ["6", "AABAFI22"],
  ["8", "DABAFIHH"],
];

/** The BIC of a Finnish account number whose bank is known; null for every other one. */
export function findBic(iban: string): string | null {
  if (!finnishPattern.test(iban)) return null;
  const account = iban.slice(4);
  return finnishBics.find(([digits]) => account.startsWith(digits))?.[1] ?? null;
}
