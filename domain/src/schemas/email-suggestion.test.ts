import { expect, test } from "vitest";
import { suggestEmail } from "./email-suggestion.ts";

test.each([
  ["gmail.con", "gmail.com"],
  ["gmial.com", "gmail.com"],
  ["gmial.con", "gmail.com"],
  ["gamil.com", "gmail.com"],
  ["gmal.com", "gmail.com"],
  ["gmai.com", "gmail.com"],
  ["gnail.com", "gmail.com"],
  ["gmaill.com", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmail.cm", "gmail.com"],
  ["gmail.fi", "gmail.com"],
  ["gmail", "gmail.com"],
  ["gmailcom", "gmail.com"],
  ["gmail,com", "gmail.com"],
  ["gmail..com", "gmail.com"],
  ["GMIAL.COM", "gmail.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmial.fi", "hotmail.fi"],
  ["hotmai.com", "hotmail.com"],
  ["homail.fi", "hotmail.fi"],
  ["hotmil.con", "hotmail.com"],
  ["hotmail.f", "hotmail.fi"],
  ["outlok.com", "outlook.com"],
  ["outlook.con", "outlook.com"],
  ["outloook.fi", "outlook.fi"],
  ["yaho.com", "yahoo.com"],
  ["iclod.com", "icloud.com"],
  ["luuku.com", "luukku.com"],
  ["lukku.com", "luukku.com"],
  ["luukku.fi", "luukku.com"],
  ["kolumbs.fi", "kolumbus.fi"],
  ["kolombus.fi", "kolumbus.fi"],
  ["elisante.fi", "elisanet.fi"],
  ["elisanet.com", "elisanet.fi"],
  ["suomi24.f", "suomi24.fi"],
  ["soumi24.fi", "suomi24.fi"],
  ["saunalahit.fi", "saunalahti.fi"],
  ["halkopino.f", "halkopino.fi"],
  ["halkopino.fii", "halkopino.fi"],
  ["halkopino.con", "halkopino.com"],
  ["käpy.f", "käpy.fi"],
])("aino@%s is asked about: %s", (typed, meant) => {
  expect(suggestEmail(`aino@${typed}`)).toBe(`aino@${meant}`);
});

test.each([
  "gmail.com",
  "Gmail.com",
  "gmail.com.",
  "googlemail.com",
  "hotmail.com",
  "hotmail.fi",
  "hotmail.se",
  "outlook.fi",
  "yahoo.de",
  "yahoo.co.uk",
  "live.fi",
  "mail.com",
  "mail.fi",
  "email.com",
  "ymail.com",
  "gmx.com",
  "icloud.com",
  "me.com",
  "luukku.com",
  "kolumbus.fi",
  "elisanet.fi",
  "elisa.fi",
  "suomi24.fi",
  "inet.fi",
  "pp.inet.fi",
  "posti.example",
  "halkopino.fi",
  "halkopino.info",
  "käpy.fi",
  "posti",
])("aino@%s is not asked about", (typed) => {
  expect(suggestEmail(`aino@${typed}`)).toBeNull();
});

test("what is around a pasted address is not in the question", () => {
  expect(suggestEmail("mailto:aino@gmial.com?subject=Hei")).toBe("aino@gmail.com");
});

test.each(["", "aino", "@", "ai no@gmial.com", "@gmial.com"])("%j is no address to ask about", (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
