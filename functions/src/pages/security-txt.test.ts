import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderSecurityTxt } from "./security-txt.ts";

const now = new Date("2026-11-27T02:00:00.000Z");
const policy = readFileSync(new URL("../../../SECURITY.md", import.meta.url), "utf8");
const render = (email: string | null) => renderSecurityTxt(now, "https://halkopiha.fi", email);

const lines = [
  "Contact: https://halkopiha.fi/asiakaspalvelu",
  "Expires: 2027-11-26T02:00:00.000Z",
  "Preferred-Languages: fi, en",
  "Canonical: https://halkopiha.fi/.well-known/security.txt",
  "",
];

test("security.txt has the fields of RFC 9116, and expires within a year", () => {
  expect(render("apu@puu.example")).toBe(
    ["Contact: mailto:apu@puu.example?subject=turvallisuus", ...lines].join("\n"),
  );
});

test("before root has entered an address, it leads to customer service", () => {
  expect(render(null)).toBe(lines.join("\n"));
});

test("its subject is that of SECURITY.md, which leads to it", () => {
  const [, subject = ""] = /\?subject=(\w+)/.exec(render("apu@puu.example")) ?? [];
  expect(policy).toContain(`\`/.well-known/security.txt\` of the site, with the subject \`${subject}\``);
});
