import { expect, test } from "vitest";
import { isCommonPassword, readCommonPasswords } from "./common-passwords.ts";

test.each([
  ["of every list", "Password1"],
  ["of every list, with digits and punctuation behind it", "Salasana123!"],
  ["of every list, with digits before it", "1234-Salasana"],
  ["of every list, in other cases", "qWeRtY123"],
  ["that is a Finnish first name and a number", "Marjatta77"],
  ["that is a Finnish last name and a number", "Hämäläinen1"],
  ["that is a Finnish last name without its dots", "Hamalainen1"],
  ["that is a Finnish word with a year and punctuation", "Kesä2026!"],
  ["that is a Finnish word without its dots, with a year", "Kesa2026"],
  ["that is a Finnish month between a year and punctuation", "2026-Lokakuu!"],
  ["that is the service's name and a number", "Halkopiha1"],
  ["with the service's name in it", "Oma-Halkopiha-tili"],
  ["that is what the service sells", "Polttopuut1"],
])("a password %s is common: %s", async (_what, password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(["Halkomestari1", "Klapikasa-7", "Halkopino-9", "Lumihiutale-7", "Ab-12345678-Kq"])(
  "%s is not common",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

test("a short word before a long number does not make it common", async () => {
  expect(await isCommonPassword("Cat-9274610385")).toBe(false);
});

test("the list has far more than ten thousand entries", async () => {
  expect((await readCommonPasswords()).size).toBeGreaterThan(50_000);
});
